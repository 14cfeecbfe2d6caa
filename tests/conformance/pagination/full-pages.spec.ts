import {
  about,
  beginningAlike,
  differentPages,
  headersChoose,
  neverMore,
  noFullerBehind,
  SCHEMES,
  shortPagesExplained,
  shortWithinWalks,
  sizeMatters,
  steadily,
  test,
  unnamedSizes,
  unusualWalk,
  withOwnCap,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `a page is full while clients are left, never fuller [${scheme}]`,
    about('P4'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = needs.clients(1);
      const right = service.right(scheme);
      const isLead = scheme === needs.lead();

      const result = await steadily(service.pages, {
        credentials: right,
        list,
        judge: async (pages, look, standsOn) => {
          const firsts = await service.survey.firstPages(right, pages);
          standsOn('P1', headersChoose(await service.survey.choices(right, pages)));
          standsOn('P2', differentPages(await service.survey.neighbours(right, pages, look.hasChanged)));
          standsOn('P3', sizeMatters(firsts));
          const walks = await service.survey.walks(right, { pages, ...look });
          const read = walks.flatMap((walk) => walk.read);
          // Where the other scheme counts from another number than the leading one, that is P8's.
          const reading = { pages, credentials: right };
          const unnamed =
            isLead && look.attempt === 0 ? await unnamedSizes(service.survey, list, reading) : [];
          const firstsHere = isLead ? [...firsts, ...unnamed] : beginningAlike(firsts);
          const explained = shortPagesExplained(firstsHere, read);
          const firstTwo = noFullerBehind(await service.survey.firstTwo(right, pages));
          return [
            ...[...neverMore([...firsts, ...unnamed, ...read]), ...explained, ...firstTwo],
            ...shortWithinWalks(
              isLead ? [...walks, await unusualWalk(list, reading)] : withOwnCap(walks, firstsHere),
            ),
          ];
        },
      });

      await judge.steady('P4', result);
    },
  );
}
