import {
  about,
  lackingField,
  observeMissing,
  someOf,
  test,
  unauthenticated,
  wrongMethods,
} from '#fixtures/test.ts';

test(
  'a 401 names in WWW-Authenticate how to authenticate',
  about('N1'),
  async ({ service, needs, judge }) => {
    needs.lead();

    const answers = await unauthenticated(service, needs.page());

    someOf(judge, answers, 'no refusal was answered with 401');
    observeMissing(judge, 'N1', lackingField(answers, 'WWW-Authenticate'));
  },
);

test('a 405 names in Allow the methods that there are', about('N2'), async ({ service, needs, judge }) => {
  const answers = await wrongMethods(service, needs.lead());

  someOf(judge, answers, 'no method was answered with 405');
  observeMissing(judge, 'N2', lackingField(answers, 'Allow'));
});
