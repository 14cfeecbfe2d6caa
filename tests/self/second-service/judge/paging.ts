import { breachesOf, idsOf, type Judge, type Peer } from './peer.ts';

interface Page {
  readonly name: string;
  readonly size: number;
  readonly no: number;
  readonly ids: readonly string[];
}

async function walk(peer: Peer, size: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let no = 0; no < peer.pagesAt(size); no += 1) {
    pages.push({ name: `page ${no}/${size}`, size, no, ids: idsOf(await peer.list({ no, size })) });
  }
  return pages;
}

async function walks(peer: Peer): Promise<Page[][]> {
  const all: Page[][] = [];
  for (const size of peer.known.sizes) all.push(await walk(peer, size));
  return all;
}

function key(ids: readonly string[]): string {
  return ids.join('\n');
}

/** Two pages that lie in the list in any of the ways. */
async function twoSizes(peer: Peer): Promise<string[]> {
  const [small = 1, large = 2] = [peer.known.sizes[0], peer.known.sizes.at(-1)];
  const first = idsOf(await peer.list({ no: 0, size: large }));
  const second = idsOf(await peer.list({ no: 1, size: small }));
  const found = first.length === peer.due(0, large) ? [] : ['first page'];
  const isChosen = second.length === peer.due(1, small) && key(second) === key(first.slice(small, 2 * small));
  return isChosen ? found : [...found, 'second page'];
}

const P1: Judge = twoSizes;

const P2: Judge = async (peer) => {
  const repeated = (await walks(peer)).flatMap((pages) => {
    return pages.filter(({ ids }, at) => pages.slice(0, at).some((earlier) => key(earlier.ids) === key(ids)));
  });
  return repeated.map(({ name }) => name);
};

const P3: Judge = async (peer) => {
  const found: string[] = [];
  for (const size of peer.known.sizes) {
    for (const no of [0, 1]) {
      const { length } = idsOf(await peer.list({ no, size }));
      if (peer.due(no, size) === size && length !== size) found.push(`page ${no}/${size}: ${length}`);
    }
  }
  return found;
};

const P4: Judge = async (peer) => {
  const pages = (await walks(peer)).flat();
  return pages.filter(({ no, size, ids }) => ids.length !== peer.due(no, size)).map(({ name }) => name);
};

const P5: Judge = async (peer) => {
  const lists = (await walks(peer)).map((pages) => pages.flatMap(({ ids }) => ids));
  const longest = Math.max(...lists.map((ids) => ids.length));
  const reference = lists.find((ids) => ids.length === longest) ?? [];
  const sizes = peer.known.sizes;
  return lists.flatMap((ids, at) => {
    const size = sizes[at] ?? 1;
    const due = Math.min(peer.known.clients, peer.pagesAt(size) * size);
    const isWhole =
      new Set(ids).size === due && ids.length === due && key(ids) === key(reference.slice(0, due));
    return isWhole ? [] : [`walk at ${size}: ${ids.length} of ${due}`];
  });
};

const P6: Judge = async (peer) => {
  const found: string[] = [];
  const size = peer.known.sizes.find((one) => one > 1) ?? 1;
  for (const no of [0, 1]) {
    const seen = new Set<string>();
    for (let time = 0; time < 6; time += 1) seen.add(key(idsOf(await peer.list({ no, size }))));
    if (seen.size > 1) found.push(`page ${no}/${size}`);
  }
  return found;
};

const P7: Judge = async (peer) => {
  const size = peer.known.sizes[0] ?? 1;
  const cases = {
    small: (name: string) => name.toLowerCase(),
    capital: (name: string) => name.toUpperCase(),
  };
  const found: string[] = [];
  for (const scheme of ['apiKey', 'bearer'] as const) {
    const wanted = key(idsOf(await peer.list({ scheme, no: 1, size })));
    for (const [name, rename] of Object.entries(cases)) {
      if (key(idsOf(await peer.list({ scheme, no: 1, size, rename }))) !== wanted)
        found.push(`${scheme}, ${name}`);
    }
  }
  return found;
};

const P8: Judge = (peer) => {
  const checks = peer.known.sizes.flatMap((size) => {
    return [0, 1].map((no) => {
      const differs = async (): Promise<boolean> => {
        const byKey = idsOf(await peer.list({ no, size }));
        return key(byKey) !== key(idsOf(await peer.list({ scheme: 'bearer', no, size })));
      };
      return [`page ${no}/${size}`, differs] as const;
    });
  });
  return breachesOf(Object.fromEntries(checks));
};

export const pagingJudges: Readonly<Record<string, Judge>> = { P1, P2, P3, P4, P5, P6, P7, P8 };
