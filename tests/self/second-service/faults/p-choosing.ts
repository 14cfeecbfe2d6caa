import type { Call, PageWanted } from '../call.ts';
import { around, type Fault } from '../fault.ts';

/** A service that understands the wanted page as another one. */
function understood(change: (page: PageWanted, call: Call) => PageWanted): Fault['break'] {
  return around('page', (inner) => (call) => {
    const page = inner(call);
    return page === undefined ? undefined : change(page, call);
  });
}

/** Reads the page headers under other names; what comes in does not change. */
function readAs(names: Readonly<Record<string, string>>): Fault['break'] {
  return around('field', (inner) => (call, name) => inner(call, names[name] ?? name));
}

/** Sees a header only if its name is written in one of the ways that the expression allows. */
function seenOnlyAs(name: string, spelling: RegExp): Fault['break'] {
  return around('field', (inner) => (call, asked) => {
    if (asked !== name) return inner(call, asked);
    const fields = call.fields.filter(
      ([given]) => given.toLowerCase() !== name.toLowerCase() || spelling.test(given),
    );
    return inner({ ...call, fields }, asked);
  });
}

const byHeader: readonly Fault[] = [
  {
    id: 'P1-query',
    breaks: ['P1'],
    text: 'the query chooses the page, the headers are ignored',
    break: around('field', (inner) => (call, name) => {
      return name.startsWith('page') ? (call.query.get(name) ?? undefined) : inner(call, name);
    }),
  },
  {
    id: 'P1-other-names',
    breaks: ['P1'],
    text: 'the headers are called Page-No and Page-Size',
    break: readAs({ pageNo: 'Page-No', pageSize: 'Page-Size' }),
  },
  {
    id: 'P1-swapped',
    breaks: ['P1'],
    text: 'pageNo is taken for the size and pageSize for the number',
    break: readAs({ pageNo: 'pageSize', pageSize: 'pageNo' }),
  },
  {
    id: 'P1-sticky',
    breaks: ['P1', 'P3'],
    text: 'the size that was first asked for on a connection stays for all that follow',
    break: around('page', (inner) => {
      const sizes = new WeakMap<object, number>();
      return (call) => {
        const page = inner(call);
        if (page === undefined) return undefined;
        const size = sizes.get(call.connection) ?? page.size;
        sizes.set(call.connection, size);
        return { ...page, size };
      };
    }),
  },
];

const moving: readonly Fault[] = [
  {
    id: 'P2-stuck',
    breaks: ['P2'],
    text: 'pageNo is ignored',
    break: understood((page) => ({ ...page, index: 0 })),
  },
  {
    id: 'P2-first-digit',
    breaks: ['P2', 'P5'],
    text: 'of a page number of two digits only the first counts',
    break: understood((page) => ({ ...page, index: Number(String(page.index).charAt(0)) })),
  },
  {
    id: 'P2-stuck-large',
    breaks: ['P2', 'P5'],
    text: 'for pages of 20 and more, pageNo is ignored',
    break: understood((page) => (page.size >= 20 ? { ...page, index: 0 } : page)),
  },
  {
    id: 'P2-one-step',
    breaks: ['P2', 'P5'],
    text: 'pages after the second show the second again, up to the end of the list',
    break: understood((page, { world }) => {
      const isThere = page.index * page.size < world.own.clients.length;
      return { ...page, index: isThere ? Math.min(page.index, 1) : page.index };
    }),
  },
];

const sizing: readonly Fault[] = [
  {
    id: 'P3-fixed',
    breaks: ['P3'],
    text: 'pageSize is ignored: a page holds 15',
    break: understood((page) => ({ ...page, size: 15 })),
  },
  {
    id: 'P3-later',
    breaks: ['P3', 'P5'],
    text: 'on later pages pageSize is ignored',
    break: understood((page) => (page.index > 0 ? { ...page, size: 15 } : page)),
  },
  {
    id: 'P3-first-digit',
    breaks: ['P3', 'P4'],
    text: 'of a page size of two digits only the first counts',
    break: understood((page) => ({ ...page, size: Number(String(page.size).charAt(0)) })),
  },
  {
    id: 'P3-coarse',
    breaks: ['P3', 'P4'],
    text: 'page sizes up to 10 are all served with 10',
    break: understood((page) => ({ ...page, size: Math.max(page.size, 10) })),
  },
];

const named: readonly Fault[] = [
  {
    id: 'P7-page-exact',
    breaks: ['P7'],
    text: 'pageNo counts only in the spelling of the document',
    break: seenOnlyAs('pageNo', /^pageNo$/),
  },
  {
    id: 'P7-size-capitals',
    breaks: ['P7'],
    text: 'PAGESIZE in capitals is not seen',
    break: seenOnlyAs('pageSize', /[a-z]/),
  },
  {
    id: 'P7-organization-lower',
    breaks: ['P7'],
    text: 'organization-id in small letters is not seen',
    break: seenOnlyAs('Organization-ID', /[A-Z]/),
  },
  {
    id: 'P7-api-key-exact',
    breaks: ['P7'],
    text: 'API-KEY counts only in capitals',
    break: seenOnlyAs('API-KEY', /^API-KEY$/),
  },
  {
    id: 'P7-authorization-lower',
    breaks: ['P7'],
    text: 'authorization in small letters is not seen',
    break: seenOnlyAs('Authorization', /^A/),
  },
];

const alike: readonly Fault[] = [
  {
    id: 'P8-bearer-base',
    breaks: ['P8'],
    text: 'the bearer scheme counts pages from one more',
    break: understood((page, call) => {
      const isBearer = call.rules.field(call, 'Authorization')?.startsWith('Bearer') === true;
      return isBearer ? { ...page, index: Math.max(page.index - 1, 0) } : page;
    }),
  },
  {
    id: 'P8-bearer-order',
    breaks: ['P8'],
    text: 'the bearer scheme lists in the opposite order',
    break: around('clients', (inner) => (call, id) => {
      return call.scheme === 'bearer' ? inner(call, id).toReversed() : inner(call, id);
    }),
  },
  {
    id: 'P8-bearer-size',
    breaks: ['P8'],
    text: 'the bearer scheme ignores pageSize',
    break: understood((page, call) => {
      const isBearer = call.rules.field(call, 'Authorization')?.startsWith('Bearer') === true;
      return isBearer ? { ...page, size: 15 } : page;
    }),
  },
  {
    id: 'P8-key-skips',
    breaks: ['P8'],
    text: 'the API-key scheme leaves out the third client of the list',
    break: around('clients', (inner) => (call, id) => {
      return inner(call, id).filter((_client, place) => call.scheme !== 'apiKey' || place !== 2);
    }),
  },
];

/** P1–P3: the headers choose. P7: in any letter case. P8: in both schemes alike. */
export const choosingFaults: readonly Fault[] = [...byHeader, ...moving, ...sizing, ...named, ...alike];
