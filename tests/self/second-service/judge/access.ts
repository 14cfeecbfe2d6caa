import { breachesOf, isSuccess, itemsOf, type Heard, type Judge, type Peer, type Question } from './peer.ts';

const SCHEMES = ['apiKey', 'bearer'] as const;
type Wrong = Readonly<Record<string, Question>>;

/** Which of the wrong requests are served. */
async function served(peer: Peer, wrong: Wrong): Promise<string[]> {
  const checks = Object.entries(wrong).map(([name, question]) => [name, () => peer.opens(question)] as const);
  return breachesOf(Object.fromEntries(checks));
}

async function closedTimes(peer: Peer, scheme: 'apiKey' | 'bearer', times: number): Promise<string[]> {
  const closed: string[] = [];
  for (let time = 1; time <= times; time += 1) {
    const heard = await peer.list({ scheme, no: 0 });
    const isFilled = peer.known.clients === 0 || itemsOf(heard).length > 0;
    if (!isSuccess(heard) || !isFilled) closed.push(`request ${time} → ${heard.status}`);
  }
  return closed;
}

const A1: Judge = (peer) => closedTimes(peer, 'apiKey', 40);

const A2: Judge = async (peer) => {
  await closedTimes(peer, 'apiKey', 4);
  return closedTimes(peer, 'bearer', 12);
};

const gone = undefined;

const A3: Judge = (peer) => {
  return served(peer, {
    'key, no organization': { change: { 'Organization-ID': gone } },
    'key, no authorization': { change: { Authorization: gone } },
    'bearer, no organization': { scheme: 'bearer', change: { 'Organization-ID': gone } },
    'bearer, no key': { scheme: 'bearer', change: { 'API-KEY': gone } },
    'bearer, no authorization': { scheme: 'bearer', change: { Authorization: gone } },
    nothing: { change: { Authorization: gone, 'Organization-ID': gone } },
  });
};

function alterations(value: string): Readonly<Record<string, string>> {
  const at = value.search(/[A-Za-z0-9][^A-Za-z0-9]*[A-Za-z0-9][^A-Za-z0-9]*[A-Za-z0-9]=*$/);
  const swapped = value.charAt(at) === 'x' ? 'y' : 'x';
  return {
    cut: value.replace(/[A-Za-z0-9]=*$/, ''),
    'cut in front': value.slice(1),
    extended: `${value}abcd`,
    'extended in front': `abcd${value}`,
    'altered near the end': `${value.slice(0, at)}${swapped}${value.slice(at + 1)}`,
    doubled: `${value}, ${value}`,
    empty: '',
    unknown: value.replace(/[A-Za-z]/g, 'q').replace(/[0-9]/g, '4'),
  };
}

async function wrongValues(peer: Peer, page: Question): Promise<Wrong> {
  const key = peer.setting('API_KEY');
  const token = await peer.token();
  const organization = peer.setting('ORGANIZATION_ID');
  const wrong: Record<string, Question> = {
    'key as token': { ...page, scheme: 'bearer', token: key },
    'token as key': { ...page, change: { Authorization: `Api-Key ${token}` } },
    'token as API-KEY': { ...page, scheme: 'bearer', change: { 'API-KEY': token } },
  };
  for (const [how, value] of Object.entries(alterations(key))) {
    wrong[`key ${how}`] = { ...page, change: { Authorization: `Api-Key ${value}` } };
    wrong[`API-KEY ${how}`] = { ...page, scheme: 'bearer', change: { 'API-KEY': value } };
  }
  for (const [how, value] of Object.entries(alterations(organization))) {
    for (const scheme of SCHEMES) {
      wrong[`${scheme}, organization ${how}`] = { ...page, scheme, change: { 'Organization-ID': value } };
    }
  }
  return wrong;
}

const A4: Judge = async (peer) => served(peer, await wrongValues(peer, { no: 0 }));

function strangers(peer: Peer, page: Question): Wrong {
  const wrong: Record<string, Question> = {};
  for (const scheme of SCHEMES) {
    for (const id of ['730442', peer.setting('OTHER_ORGANIZATION_ID')]) {
      wrong[`${scheme}, organization ${id}`] = { ...page, scheme, change: { 'Organization-ID': id } };
    }
  }
  return wrong;
}

const A5: Judge = (peer) => served(peer, strangers(peer, { no: 0 }));

function limited(peer: Peer, page: Question): Wrong {
  const key = peer.setting('LIMITED_API_KEY');
  return {
    'limited key': { ...page, change: { Authorization: `Api-Key ${key}` } },
    'limited key, bearer': { ...page, scheme: 'bearer', change: { 'API-KEY': key } },
  };
}

const A6: Judge = (peer) => served(peer, limited(peer, { no: 0 }));

const A7: Judge = async (peer) => {
  const size = peer.known.sizes[0] ?? 1;
  const pages = [
    { no: 1, size },
    { no: 0, size },
    { no: 0, size: peer.known.sizes.at(-1) ?? 1 },
  ];
  const token = await peer.token();
  const forged = `${token.slice(0, -20)}${token
    .slice(-20)
    .replace(/[A-Za-z]/, '7')
    .split('')
    .reverse()
    .join('')}`;
  const found: string[] = [];
  for (const page of pages) {
    await peer.list(page);
    const wrong = { ...strangers(peer, page), ...limited(peer, page), ...(await wrongValues(peer, page)) };
    const bare = { ...page, change: { Authorization: gone, 'Organization-ID': gone } };
    const noKey = { ...page, scheme: 'bearer', change: { 'API-KEY': gone } } as const;
    const more: Wrong = { bare, noKey, forged: { ...page, scheme: 'bearer', token: forged } };
    found.push(
      ...(await served(peer, { ...wrong, ...more })).map((name) => `page ${page.no}/${page.size}: ${name}`),
    );
  }
  return found;
};

/** Requests, right and wrong, whose answers must keep secrets. */
async function answersOf(peer: Peer, old: string): Promise<readonly (readonly [string, Heard])[]> {
  const size = peer.known.sizes.includes(10) ? 10 : (peer.known.sizes[0] ?? 1);
  const heard: [string, Heard][] = [];
  peer.service.advance(peer.known.tokenLifetimeS + peer.known.leewayS + 1);
  heard.push(['expired', await peer.list({ scheme: 'bearer', token: old })]);
  await peer.freshToken();
  for (const scheme of SCHEMES) {
    heard.push([
      `${scheme}, no organization`,
      await peer.list({ scheme, change: { 'Organization-ID': gone } }),
    ]);
    for (const no of [0, 1, 2]) heard.push([`${scheme}, page ${no}`, await peer.list({ scheme, no, size })]);
  }
  heard.push(['unknown user', await peer.login({ username: 'nobody-4711' })]);
  heard.push(['wrong password', await peer.login({ password: 'nothing-4711' })]);
  return heard;
}

const A8: Judge = async (peer) => {
  const old = await peer.freshToken();
  const answers = await answersOf(peer, old);
  const tokens = [old, await peer.token()];
  const secrets = [
    peer.setting('API_KEY'),
    peer.setting('API_PASSWORD'),
    peer.setting('LIMITED_API_KEY'),
    ...tokens,
  ];
  const marks = secrets.map((secret) => secret.slice(0, -3));
  const tellers = answers.filter(([, { fields, text }]) => {
    const all = [...fields.map(([, value]) => value), text].join('\n');
    return marks.some((mark) => all.includes(mark));
  });
  return tellers.map(([name]) => name);
};

const A9: Judge = async (peer) => {
  const questions: Wrong = {
    'page of text': { no: 'abc' },
    'negative page': { no: '-3' },
    'page too large': { no: '99999999999999999999' },
    'no organization': { change: { 'Organization-ID': gone } },
    'garbage token': { scheme: 'bearer', token: 'abc' },
    'bearer without key': { scheme: 'bearer', change: { 'API-KEY': gone } },
  };
  const bodies = {
    'no JSON': '{"username":',
    'null password': { password: null },
    'no password': { password: gone },
  };
  const lists = Object.entries(questions).map(
    ([name, question]) => [name, () => peer.list(question)] as const,
  );
  const logins = Object.entries(bodies).map(([name, body]) => [name, () => peer.login(body)] as const);
  const checks = [...lists, ...logins].map(
    ([name, ask]) => [name, async () => (await ask()).status === 500] as const,
  );
  return breachesOf(Object.fromEntries(checks));
};

export const accessJudges: Readonly<Record<string, Judge>> = { A1, A2, A3, A4, A5, A6, A7, A8, A9 };
