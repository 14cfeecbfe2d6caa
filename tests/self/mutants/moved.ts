import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** Documented paths that have moved. */
export const MOVED: readonly Mutant[] = [
  ...mutantsOf(asNamed('gateway/spelling'), [
    {
      id: 'words-moved-anywhere',
      from: 'this.#settled.has(plain) || !DOCUMENTED.includes(plain)',
      to: 'this.#settled.has(plain)',
      kills: 'what has been served before moves nowhere, and what is not documented neither',
    },
    {
      id: 'words-moved-later',
      from: 'this.#settled.has(plain) || !DOCUMENTED.includes(plain)',
      to: '!DOCUMENTED.includes(plain)',
      kills: 'what has been served before moves nowhere, and what is not documented neither',
    },
    {
      id: 'words-moved-to-pages',
      from: 'isPage(text) || (',
      to: '(',
      kills: 'a redirect to a page for people is the answer',
    },
    {
      id: 'words-moved-to-nothing',
      from: " || (text === '' && method === 'GET')",
      to: " || (text === '' && method === '')",
      kills: 'a redirect to nothing is the answer',
    },
    {
      id: 'words-moved-where-it-is-refused',
      from: 'if (!isInVain && !isOk) return false;',
      to: '',
      kills:
        'a documented path that has moved to where nothing is shows later, once somebody was refused there',
    },
    {
      id: 'words-moved-with-each-question',
      from: 'searchParams.delete(name);',
      to: 'searchParams.append(name, name);',
      kills: 'what was asked for is not asked for ever after',
    },
    {
      id: 'words-moved-without-its-question',
      from: 'isNear ? split(target)[0] : target',
      to: 'split(target)[0]',
      kills: 'a documented path that has moved to a question of the same path is heard there from then on',
    },
  ]),
];
