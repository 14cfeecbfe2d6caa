import { isSuccess, itemsOf, membersOf, parsed, type Heard, type Judge, type Peer } from './peer.ts';

interface Seen {
  readonly name: string;
  readonly heard: Heard;
}

const SCHEMES = ['apiKey', 'bearer'] as const;

async function pageOf(
  peer: Peer,
  scheme: 'apiKey' | 'bearer',
  at: { no: number; size: number },
): Promise<Seen> {
  return { name: `${scheme}, page ${at.no}/${at.size}`, heard: await peer.list({ scheme, ...at }) };
}

/** Pages with clients, in both schemes and every size; the first ones and the last. */
async function pages(peer: Peer): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const scheme of SCHEMES) {
    seen.push({ name: `${scheme}, no page headers`, heard: await peer.list({ scheme }) });
    for (const size of peer.known.sizes) {
      const last = Math.max(Math.ceil(peer.known.clients / size) - 1, 0);
      for (const no of new Set([0, Math.min(1, last), last]))
        seen.push(await pageOf(peer, scheme, { no, size }));
    }
  }
  return seen;
}

/** Pages without clients: right after the last, and far beyond. */
async function pastEnd(peer: Peer): Promise<Seen[]> {
  const seen: Seen[] = [];
  const size = peer.known.sizes.at(-1) ?? 1;
  const next = Math.max(Math.ceil(peer.known.clients / size), 1);
  for (const scheme of SCHEMES) {
    for (const no of [next, next + 100]) seen.push(await pageOf(peer, scheme, { no, size }));
  }
  return seen;
}

function isEnvelope(heard: Heard): boolean {
  const { data, totalCount, filteredCount, message } = membersOf(parsed(heard.text));
  const areCounts = Number.isInteger(totalCount) && Number.isInteger(filteredCount);
  return Array.isArray(data) && areCounts && typeof message === 'string';
}

function names(seen: readonly Seen[], isBreach: (heard: Heard) => boolean): string[] {
  return seen.filter(({ heard }) => isBreach(heard)).map(({ name }) => name);
}

const E1: Judge = async (peer) => names(await pages(peer), (heard) => !isEnvelope(heard));

const E2: Judge = async (peer) => {
  const isBad = (heard: Heard): boolean => {
    return itemsOf(heard).some(
      (item) => typeof item['clientId'] !== 'string' || typeof item['name'] !== 'string',
    );
  };
  return names(await pages(peer), isBad);
};

const E3: Judge = async (peer) => {
  const isNegative = (heard: Heard): boolean => {
    const { totalCount, filteredCount } = membersOf(parsed(heard.text));
    return Number(totalCount) < 0 || Number(filteredCount) < 0;
  };
  return names([...(await pages(peer)), ...(await pastEnd(peer))], isNegative);
};

const E4: Judge = async (peer) => {
  const found: string[] = [];
  for (const scheme of SCHEMES) {
    const clients = new Map<unknown, string>();
    const size = peer.known.sizes.at(-1) ?? 1;
    for (let no = 0; no < peer.pagesAt(size); no += 1) {
      for (const { clientId, name, since } of itemsOf(await peer.list({ scheme, no, size }))) {
        const person = `${String(name)} ${String(since)}`;
        if (clientId === '' || (clients.get(clientId) ?? person) !== person)
          found.push(`${scheme}, page ${no}`);
        clients.set(clientId, person);
      }
    }
  }
  return found;
};

function isUtf8(bytes: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).startsWith('\uFEFF');
  } catch {
    return false;
  }
}

const E5: Judge = async (peer) => {
  return names(await pages(peer), ({ fields, bytes, text }) => {
    const type = fields.find(([name]) => name === 'content-type')?.[1] ?? '';
    const saysJson = /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type);
    return !saysJson || !isUtf8(bytes) || parsed(text) === undefined;
  });
};

const E6: Judge = async (peer) => {
  const isOther = (heard: Heard): boolean => isSuccess(heard) && heard.text !== '' && !isEnvelope(heard);
  return names(await pastEnd(peer), isOther);
};

export const envelopeJudges: Readonly<Record<string, Judge>> = { E1, E2, E3, E4, E5, E6 };
