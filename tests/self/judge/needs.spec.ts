import { test, expect } from '@playwright/test';
import type { Ground, ListGround } from '#fixtures/ground/ground.ts';
import { Needs } from '#fixtures/judge/needs.ts';
import type { PublicSettings } from '#fixtures/settings.ts';
import { answer, clients, envelope, noAnswer, noPage, page } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { LIST_OF_40_IN_FULLER_PAGES } from './lists/known-lists.ts';
import { speakingJudge } from './speaking-judge.ts';

const LIST: ListGround = {
  firstPage: 1,
  sizes: [1, 5, 10, 25],
  asked: { 1: 1, 5: 5, 10: 10, 25: 25, 100: 57 },
  amount: { count: 57, exact: true },
  end: { pageSize: 25, pageNo: 3, items: 7 },
  knownIds: ['client-1'],
  knownNames: [],
};
const OPEN = { declared: true, opens: true };
const GROUND: Ground = {
  schemes: { apiKey: OPEN, bearer: OPEN },
  token: { places: ['body/token'], kind: 'JWS', sessions: 'several' },
  tokenSeen: true,
  isTokenTooShort: false,
  opened: { pageNo: 1, pageSize: 10 },
  list: LIST,
};
function needs(ground: Partial<Ground> = {}, settings: Partial<PublicSettings> = {}): Needs {
  return needsOn({ ...GROUND, ...ground }, { ...PUBLIC_SETTINGS, ...settings });
}

function needsOn(ground: Ground, settings = PUBLIC_SETTINGS): Needs {
  return new Needs(ground, settings, speakingJudge());
}

const listed = (more: Partial<ListGround>): Partial<Ground> => ({ list: { ...LIST, ...more } });
const closed = { declared: true, opens: false };
const undeclared = { declared: false, opens: false };

test.describe('a scheme', () => {
  test('that opens the list is no obstacle', () => {
    expect(() => {
      needs().scheme('apiKey');
      needs().scheme('bearer');
    }).not.toThrow();
  });

  for (const [scheme, id] of [
    ['apiKey', 'A1'],
    ['bearer', 'A2'],
  ] as const) {
    test(`${scheme} that does not open the list blocks by ${id}`, () => {
      const ground = { schemes: { ...GROUND.schemes, [scheme]: closed } };

      expect(() => {
        needs(ground).scheme(scheme);
      }).toThrow(`untested: blocked by ${id}`);
    });

    test(`${scheme} without credentials is inapplicable`, () => {
      const ground = { schemes: { ...GROUND.schemes, [scheme]: undeclared } };

      expect(() => {
        needs(ground).scheme(scheme);
      }).toThrow('inapplicable: the settings hold no credentials');
    });
  }

  test('leads by the key, else by the token, else not at all', () => {
    const byToken = { apiKey: closed, bearer: OPEN };

    expect(needs().lead()).toBe('apiKey');
    expect(needs({ schemes: byToken }).lead()).toBe('bearer');
    expect(() => needs({ schemes: { apiKey: closed, bearer: closed } }).lead()).toThrow('blocked by A1');
  });
});

test.describe('a token', () => {
  for (const { tokenSeen, id } of [
    { tokenSeen: true, id: 'A2' },
    { tokenSeen: false, id: 'T1' },
  ]) {
    test(`that opens nothing blocks by ${id} where tokens were ${tokenSeen ? '' : 'not '}seen`, () => {
      const { token, ...tokenless } = GROUND;

      expect(token).toBeDefined();
      expect(() => needsOn({ ...tokenless, tokenSeen }).token()).toThrow(`blocked by ${id}`);
    });
  }

  test('that dies at once tells nothing', () => {
    expect(() => needs({ isTokenTooShort: true }).token()).toThrow('untested: tokens expire');
  });

  test('that is no JWT has no parts to alter', () => {
    const token = { places: ['body/token'], kind: 'opaque', sessions: 'several' } as const;

    expect(() => {
      needs({ token }).jwt();
    }).toThrow('blocked by T1');
  });
});

test.describe('a list', () => {
  test('needs as many clients as a test looks at', () => {
    const three = listed({ amount: { count: 3, exact: true } });

    expect(needs(three).clients(3).amount.count).toBe(3);
    expect(() => needs(three).clients(4)).toThrow('untested: needs a list of 4 or more, this one holds 3');
  });

  test('whose clients have no ids blocks by E2', () => {
    expect(() => needs(listed({ knownIds: [] })).identified(1)).toThrow('blocked by E2');
  });

  test('of one page at each size cannot be walked', () => {
    const few = { amount: { count: 5, exact: true }, asked: { 1: null, 5: 5, 10: 5 } };

    expect(() => needs(listed(few)).severalPages()).toThrow('untested: the whole list fits');
    expect(needs(listed({ ...few, asked: { 1: 1, 5: 5 } })).severalPages().asked).toEqual({ 1: 1, 5: 5 });
  });

  test('of one size has no sizes to compare', () => {
    expect(() => needs(listed({ asked: { 10: 10, 25: null } })).sizesToCompare()).toThrow('untested: fewer');
    expect(needs(listed({ asked: { 5: 10, 10: 10 } })).sizesToCompare().amount.count).toBe(57);
  });

  test('has other pages at the smallest size, at its end and where one holds it all', () => {
    expect(needs().otherPages()).toEqual([
      { pageNo: 1, pageSize: 1 },
      { pageNo: 2, pageSize: 1 },
      { pageNo: 12, pageSize: 5 },
      { pageNo: 1, pageSize: 100 },
    ]);
  });

  test('that no page holds whole has another page at its largest size', () => {
    const capped = { asked: { 1: 1, 5: 5, 10: 10, 25: 25, 100: null } };

    expect(needs(listed(capped)).otherPages()).toContainEqual({ pageNo: 1, pageSize: 25 });
  });

  test('has a later page that holds clients', () => {
    expect(needs().laterPage()).toEqual({ pageNo: 2, pageSize: 25 });
    expect(needs(listed({ amount: { count: 1, exact: true } })).laterPage()).toEqual({
      pageNo: 1,
      pageSize: 10,
    });
  });
});

test('a list of which no size came as asked for has another page at the largest that shows clients', () => {
  expect(needs({ list: LIST_OF_40_IN_FULLER_PAGES }).otherPages()).toContainEqual({
    pageNo: 1,
    pageSize: 50,
  });
});

test.describe('a list of one page or more', () => {
  test('has a first page of many, which leaves some clients over', () => {
    const { pageNo, pageSize } = needs().firstOfMany();

    expect(pageNo).toBe(1);
    expect(pageSize).toBeLessThan(57);
  });

  for (const { name, list } of [
    { name: 'one client', list: { amount: { count: 1, exact: true } } },
    { name: 'as many clients as its only size', list: { amount: { count: 10, exact: true }, sizes: [10] } },
    { name: 'fewer clients than its sizes', list: { amount: { count: 4, exact: true }, sizes: [5, 10] } },
    { name: 'no client', list: { amount: { count: 0, exact: true } } },
  ]) {
    test(`of ${name} has one page, and no first of many`, () => {
      expect(() => needs(listed(list)).firstOfMany()).toThrow('inapplicable: the list has one page');
    });
  }

  test('has pages that nobody has asked for, or none is left', () => {
    const menu = { sizes: [50], asked: { 10: null, 50: 50 } };

    expect(needs().freshPages('apiKey').length).toBeGreaterThan(5);
    expect(() => needs(listed(menu)).freshPages('apiKey')).toThrow(
      'inapplicable: every page is asked for before',
    );
  });

  test('has a page behind the one that tokens are used by, where clients are left', () => {
    expect(needs().nextPage()).toEqual([{ pageNo: 2, pageSize: 10 }]);
    expect(needs(listed({ amount: { count: 11, exact: true } })).nextPage()).toHaveLength(1);
    expect(needs(listed({ amount: { count: 10, exact: true } })).nextPage()).toEqual([]);
  });

  test('has no page behind the one that tokens are used by, where that one is not known', () => {
    const { opened, ...unknown } = GROUND;

    expect(opened).toBeDefined();
    expect(needsOn(unknown).nextPage()).toEqual([]);
  });

  test('counts the page behind the one that tokens are used by from that one', () => {
    expect(needs({ opened: { pageNo: 0, pageSize: 10 } }).nextPage()).toEqual([{ pageNo: 1, pageSize: 10 }]);
    expect(needs({ opened: { pageNo: 1, pageSize: 57 } }).nextPage()).toEqual([]);
  });
});

test('an optional setting that is missing is inapplicable, untested with CERTIFY', () => {
  const ask = (settings: Partial<PublicSettings>) => () => {
    needs({}, settings).optional('limitedApiKey', 'LIMITED_API_KEY');
  };

  expect(ask({})).toThrow('inapplicable: LIMITED_API_KEY');
  expect(ask({ certify: true })).toThrow('untested: LIMITED_API_KEY');
  expect(ask({ declared: { ...PUBLIC_SETTINGS.declared, limitedApiKey: true } })).not.toThrow();
});

test('nothing to look at blocks, unless the list itself is empty', () => {
  const empty = listed({ amount: { count: 0, exact: true } });

  expect(() => {
    needs().some([], 'E5');
  }).toThrow('blocked by E5');
  expect(() => {
    needs(empty).some([], 'E5');
  }).toThrow('untested: the list is empty');
});

test('a control must have been served', () => {
  const control = (exchange: ReturnType<typeof answer>) => () => {
    needs().stillServed(exchange, 'the right request');
  };

  expect(control(answer({ body: envelope(clients(1, 2)) }))).not.toThrow();
  expect(control(answer({ status: 401 }))).toThrow('untested: the right request was not served');
  expect(control(noAnswer())).toThrow('untested: the right request was not served');
});

test('a refusal with a list of errors serves nothing', () => {
  const errors = answer({ status: 400, body: envelope([{ name: 'pageNo', reason: 'missing' }]) });

  expect(() => {
    needs().served(noPage(0, 0, errors), 'this page');
  }).toThrow('inapplicable: the service does not serve this page, which is open');
  expect(() => {
    needs().served(page(1, 10, clients(1, 3)), 'this page');
  }).not.toThrow();
});
