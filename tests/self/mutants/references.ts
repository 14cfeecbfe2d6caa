import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const NESTED = `${RESOURCES}/items/nested-references.spec.ts`;

/** What data refers to, and what nobody but its author can make up. */
export const REFERENCES: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/reference-target'), [
    {
      id: 'references-by-name-alone',
      from: ' ?? byDescription(resources, words)',
      to: '',
      kills: 'money ({"type":"string","description":"see v1/currencies"}) leads to /api/v1/currencies',
    },
    {
      id: 'references-by-words-to-itself',
      from: 'speaksOfAnother(schema) ? resources : others',
      to: 'resources',
      kills:
        'mark ({"type":"string","description":"The code of the note."}) leads to nothing that is described',
    },
    {
      id: 'references-of-choices',
      from: '|| TELLING.some((keyword) => keyword in schema)',
      to: '',
      kills: 'currencyCode ({"enum":["EUR"],"type":"string"}) leads to nothing that is described',
    },
    {
      id: 'references-without-what-is-around',
      from: 'around === undefined || !isPlain(name) ? []',
      to: 'around !== undefined || !isPlain(name) ? []',
      kills: 'projectRef/value ({"type":"string"}) leads to /api/v1/projects',
    },
    {
      id: 'references-to-itself-unknown',
      from: 'resources.find((one) => isOwn(one) && /^',
      to: 'resources.find((one) => !isOwn(one) && /^never',
      kills: 'parentId ({"type":"string"}) leads to /api/v1/notes',
    },
    {
      id: 'references-that-may-be-null',
      from: ".filter((type) => type !== 'null')",
      to: ".filter((type) => type !== 'nothing')",
      kills: 'project/id ({"type":["integer","null"]}) leads to /api/v1/projects',
    },
    {
      id: 'references-of-any-type',
      from: '(isNamed && isScalar(member.schema))',
      to: 'isNamed',
      kills: 'owner/id ({"type":"boolean"}) leads to nothing that is described',
    },
  ]),
  ...mutantsOf(ofResources('description/referring'), [
    {
      id: 'references-lead-where-they-led',
      from: 'known.find((id) => id !== avoid?.[name]) ?? usual',
      to: 'usual',
      kills: 'PUT that leaves a thing with what it led to is told (G3)',
    },
    {
      id: 'references-in-rows-stay',
      from: 'const turn = avoid === undefined ? 0 : 1;',
      to: 'const turn = 0;',
      kills: 'a list of ids has as many as are sent, at most those that are known',
    },
    {
      id: 'references-all-that-is-known',
      from: 'known.slice(0, Math.max(1, value.length))',
      to: 'known',
      kills: 'a list of ids has as many as are sent, at most those that are known',
    },
    {
      id: 'references-left-out-always',
      from: 'if (!isRequired && leftOut.includes(path))',
      to: 'if (leftOut.includes(path) && isRequired)',
      kills: 'of what nobody knows is sent what has to be (G2)',
    },
  ]),
  ...mutantsOf(ofResources('changing/member-changes', 'description/referring'), [
    {
      id: 'references-patched-with-anything',
      from: 'const { [name]: taken } = asTaken(',
      to: 'const { [name]: taken } = ((_bench: unknown, data: Schema, _kind: unknown) => data)(',
      kills: 'PATCH that leaves a thing with what it led to is told (G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/clearing', 'description/referring'), [
    {
      id: 'references-cleared-behind-anything',
      from: 'asTaken(bench, other, { schema, avoid: sent })',
      to: 'other',
      kills: 'null behind a thing that is led to is passed over: a breach (G3)',
    },
  ]),
  ...mutantsOf(ofResources('data/referred-ids', 'description/referring'), [
    {
      id: 'references-to-what-stands-alone',
      from: 'count: LEAST_IDS - known.length',
      to: 'count: 0',
      kills: 'what data may lead to is added where nothing stands, and stays until the run ends',
    },
  ]),
  ...mutantsOf(ofResources('bench/workbench', 'description/referring'), [
    {
      id: 'references-go-with-the-test',
      from: 'made: new MadeItems(), judge: this.judge.aside()',
      to: 'judge: this.judge.aside()',
      kills: 'what data may lead to is added where nothing stands, and stays until the run ends',
    },
    {
      id: 'references-end-the-test-that-asks',
      from: 'made: new MadeItems(), judge: this.judge.aside()',
      to: 'made: new MadeItems()',
      kills: 'what cannot be added for other data ends no test but its own (G2)',
    },
  ]),
  ...mutantsOf(ofResources('data/known-references', 'data/taken-data'), [
    {
      id: 'references-unknown-formats-accuse',
      from: 'return isUnknowable(member) || isReference',
      to: 'return isReference',
      kills: 'a refusal is told of nobody where a format has no example',
    },
    {
      id: 'references-left-out-against-the-schema',
      from: 'if (bench.fits(schema, referring(schema, body, { ids: {}, leftOut: more }))) leftOut = more;',
      to: 'leftOut = more;',
      kills: 'a refusal is told of nobody where an id of what is not described has no example',
    },
    {
      id: 'references-to-clients-are-made-up',
      from: 'if (referred === undefined || ',
      to: "if (referred === undefined || referred.target === 'clients' || ",
      kills: 'a service takes an id, by a client that stands',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-adding', 'access/spoiled-at-once'), [
    {
      id: 'references-posts-of-a-known-key',
      from: 'const key = await freeKey(bench, place, addedFor);',
      to: 'const key = { ...item.values, ...(await freeKey(bench, place, addedFor)) };',
      kills: 'POST with an id of the client that takes a key which is cut is told (G6)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'access/refusals-alike'), [
    {
      id: 'references-nothing-bare-is-removed',
      from: 'further.length > 0 ? further : await removedBare(bench, item)',
      to: 'further',
      kills: 'an item with 0 that stays is told, and one that may not be added is not (G5)',
    },
  ]),
  ...mutantsOf(ofResources('items/changed-in-parts', 'access/own-members'), [
    {
      id: 'references-parts-with-an-old-version',
      from: 'return send(bench, item, { ...wanted, sent: { ...wanted.sent, ...now } });',
      to: 'return send(bench, item, { ...wanted, sent: { ...now, ...wanted.sent } });',
      kills: 'a version that PUT asks for is the last one where a member may not be changed, too (G3)',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'changing/patching'), [
    {
      id: 'references-merges-leave-nothing-beside',
      from: 'isMergePatch(operation) ? merged(current, body) : ',
      to: '',
      kills: 'a merge patch may be refused that leaves parts of two kinds together (G4)',
    },
  ]),
  ...mutantsOf(ofResources('description/wrapped-body'), [
    {
      id: 'references-words-beside-stay',
      from: 'seededFaker(JSON.stringify(body))',
      to: "seededFaker('beside')",
      kills: 'a word that tells requests apart may stand beside the item',
    },
    {
      id: 'references-any-part-is-the-item',
      from: 'return arePlain && hasMembers(sent)',
      to: 'return hasMembers(sent)',
      kills: 'a part beside another part is a part',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/standing-ids.ts', spec: NESTED }, [
    {
      id: 'references-below-the-first-place-alone',
      from: 'if (ids.length >= LEAST_IDS) break;',
      to: 'break;',
      kills: 'what stands below other items is found, and led to',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/referred-ids.ts', spec: NESTED }, [
    {
      id: 'references-below-nothing-new',
      from: 'const added = other && (await add(other, place));',
      to: 'const added = other && (await add(other, place).then(() => undefined));',
      kills: 'where there is none it is added, below something that is added, too',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/known-references.ts', spec: NESTED }, [
    {
      id: 'references-around-lead-anywhere',
      from: 'ids: { ...ids, ...around(bench, references) }',
      to: 'ids: { ...around(bench, references), ...ids }',
      kills: 'what leads to both leads to what is there below it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/trial-bodies.ts', spec: NESTED }, [
    {
      id: 'references-to-the-same-again',
      from: 'if (Object.keys(fresh).length > 0)',
      to: 'if (Object.keys(fresh).length > 99)',
      kills: 'what may be led to once is added for each',
    },
  ]),
  ...mutantsOf(ofResources('data/trial-bodies', 'data/taken-data'), [
    {
      id: 'references-days-to-come-alone',
      from: '  { isPast: true },\n',
      to: '',
      kills: 'a service may take days in the past alone, which no schema has a word for (G2 to G4)',
    },
  ]),
  ...mutantsOf(ofResources('data/as-taken', 'data/taken-data'), [
    {
      id: 'references-days-in-the-past-once',
      from: 'turnedSo(schema, data, taken)',
      to: 'data',
      kills: 'a service may take days in the past alone, which no schema has a word for (G2 to G4)',
    },
  ]),
  ...mutantsOf(ofResources('data/reference-forms'), [
    {
      id: 'references-by-ids-alone',
      from: '[...alike, ...forms].filter((form) => bench.fits(schema, form)).slice(0, 1)',
      to: '[id]',
      kills: 'task ({"type":"string","pattern":"^tasks/"}) names t7 by ["tasks/t7"]',
    },
  ]),
  ...mutantsOf(ofResources('data/refused-data', 'data/taken-data'), [
    {
      id: 'references-forbidden-is-forbidden',
      from: 'exchange.status === 403',
      to: 'exchange.status === 0',
      kills: 'a service takes an id alone that it does not forbid',
    },
  ]),
];
