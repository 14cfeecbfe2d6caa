import { mutantsOf, type Mutant } from './mutant.ts';

/** What is looked at on later pages, on all pages of a long list, and by those who keep cookies. */
export const EVERYWHERE: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/judge/list-refusals.ts', spec: 'tests/self/judge/beside-cookies.spec.ts' }, [
    {
      id: 'everywhere-cookies-of-log-ins-unseen',
      from: '[list, ...(ground.token === undefined ? [] : [await logins.afresh()])]',
      to: '[list, ...(ground.token === undefined ? [await logins.afresh()] : [])]',
      kills: 'a list that the cookies of a log-in open is told',
    },
    {
      id: 'everywhere-cookies-not-sent',
      from: 'request: { ...request, options: { cookies: true as const } },',
      to: 'request,',
      kills: 'a list that its own cookies open is told',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/preflight.ts', spec: 'tests/self/judge/beside-cookies.spec.ts' }, [
    {
      id: 'everywhere-preflight-is-a-get',
      from: ", method: 'OPTIONS' };",
      to: ' };',
      kills: 'that shows clients to whoever names the organization is told',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/plan.ts', spec: 'tests/self/checks/large-walks.spec.ts' }, [
    {
      id: 'everywhere-long-list-in-parts',
      from: 'if (amount.exact && pages <= MOST_PAGES_A_WALK) return wholeWalk(list, large);',
      to: '',
      kills: 'is walked whole at the largest one, where that takes sixty pages',
    },
    {
      id: 'everywhere-long-list-of-unknown-end',
      from: 'if (amount.exact && pages <= MOST_PAGES_A_WALK)',
      to: 'if (pages <= MOST_PAGES_A_WALK)',
      kills: 'is read in parts where its end is not known',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/checks/size-checks.ts', spec: 'tests/self/checks/size-checks.spec.ts' }, [
    {
      id: 'everywhere-short-size-between-refused-ones',
      from: 'if (replaced.length === 0 && larger.some(isRefused) && refusesBetween(firstPages)) return false;',
      to: '',
      kills: 'half a page is told where smaller and larger sizes are refused: nothing replaces them',
    },
    {
      id: 'everywhere-short-size-below-refused-ones',
      from: 'larger.some(isRefused) && refusesBetween(firstPages)',
      to: 'larger.some(isRefused)',
      kills: 'it is right where larger ones are refused, and no smaller one is',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/checks/list-checks.ts', spec: 'tests/self/checks/large-walks.spec.ts' }, [
    {
      id: 'everywhere-sample-beside-whole-walk',
      from: 'walks.find((walk) => walk !== small &&',
      to: 'walks.find((walk) => walk !== small && !walk.isWhole &&',
      kills: 'does not where one that no page of the sample shows is in its place',
    },
  ]),
];
