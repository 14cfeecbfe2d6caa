import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** Items of several kinds, and data that is made for conditions, formats and notations. */
export const KINDS: readonly Mutant[] = [
  ...mutantsOf(ofResources('items/writing', 'changing/kinds'), [
    {
      id: 'kinds-that-have-to-have-all',
      from: 'bench.leastBody(operation, parents) ?? ofOtherKind(bench, operation, parents)',
      to: 'bench.leastBody(operation, parents)',
      kills: 'G2 POST of what is required makes a transfer where each kind has to have all',
    },
    {
      id: 'kinds-that-have-no-zeros',
      from: 'const body = ofOtherKind(bench, operation, parents);',
      to: 'const body = ofOtherKind(bench, operation, parents)?.[``] as undefined;',
      kills: 'G2 POST of 0 and false makes a cash where each kind has to have all',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data', 'changing/kinds'), [
    {
      id: 'kinds-are-not-named',
      from: 'if (named !== undefined) return Number(named) - 1;',
      to: 'if (named !== undefined) return 0;',
      kills: 'a test of a further kind changes an item of that kind (G3)',
    },
    {
      id: 'kinds-of-parts-uncounted',
      from: 'Math.max(own, ...inner.map(countKinds))',
      to: 'own',
      kills: 'kinds are counted where there are the most',
    },
  ]),
  ...mutantsOf(ofResources('bench/subjects', 'changing/kinds'), [
    {
      id: 'kinds-no-further-kind',
      from: '.slice(2)',
      to: '.slice(count)',
      kills: 'each further kind is changed by one of the schemes',
    },
  ]),
  ...mutantsOf(ofResources('description/zeros', 'changing/kinds'), [
    {
      id: 'kinds-zeros-of-no-kind',
      from: 'const members = membersOf(schema, body);',
      to: 'const members = membersOf({ ...schema, oneOf: [] }, body);',
      kills: 'members of a kind may be 0',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/untold.ts', spec: 'tests/self/data/made-values.spec.ts' }, [
    {
      id: 'kinds-without-end',
      from: '[...told.filter(comesToAnEnd), ...told.filter((one) => !comesToAnEnd(one))]',
      to: 'told',
      kills: 'of kinds that contain each other one is made that comes to an end',
    },
    {
      id: 'kinds-lists-without-end',
      from: '[...needed, ...items].every(comesToAnEnd)',
      to: 'needed.every(comesToAnEnd)',
      kills: 'of kinds that contain each other one is made that comes to an end',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/made-text.ts', spec: 'tests/self/data/made-values.spec.ts' }, [
    {
      id: 'kinds-patterns-before-formats',
      from: '[formatted, codeLike(schema, faker), toldClock(schema, faker)]',
      to: '[codeLike(schema, faker), toldClock(schema, faker)]',
      kills: 'a text of a format fits its pattern as well, where it can',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/from-schema.ts', spec: 'tests/self/data/made-values.spec.ts' }, [
    {
      id: 'kinds-conditions-unread',
      from: 'const isSo = faker.datatype.boolean();',
      to: 'const isSo = true;',
      kills: 'values are made as a condition says, and otherwise',
    },
  ]),
  ...mutantsOf(ofResources('answers/same-text', 'answers/compare'), [
    {
      id: 'kinds-days-are-no-moments',
      from: "(formats.includes('date') && dayOf(sent) === dayOf(seen))",
      to: 'false',
      kills: 'the moment at which a day begins is no difference',
    },
    {
      id: 'kinds-any-hour-of-a-day',
      from: 'T00:00:00(?:',
      to: String.raw`T\d\d:00:00(?:`,
      kills: 'an hour of the day is a difference',
    },
  ]),
  ...mutantsOf(ofResources('description/path-parameters', 'description/path-forms'), [
    {
      id: 'kinds-keys-of-a-kind',
      from: String.raw`(?:\w+:)?`,
      to: '',
      kills: 'paths may have the kind of a key in front of it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/in-order.ts', spec: 'tests/self/data/made-values.spec.ts' }, [
    {
      id: 'kinds-ends-before-it-begins',
      from: 'pairs.filter(([name, other]) => isMore(made[name], made[other]))',
      to: 'pairs.filter(([name, other]) => isMore(made[other], made[name]))',
      kills: 'what begins is no more than what ends, where both are described alike',
    },
  ]),
];
