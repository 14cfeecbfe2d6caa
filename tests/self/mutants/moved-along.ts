import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What moves along with a PATCH of other members, as descriptions tell it. */
export const MOVED_ALONG: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/moved-along'), [
    {
      id: 'along-by-names-alone',
      from: 'tells(sentence) && (MOVES',
      to: 'tells(sentence) && (/./u.test(sentence) || MOVES',
      kills: 'a member stays, as is said (ofAll): Both invoiced_on and due_on are days.',
    },
    {
      id: 'along-in-other-sentences',
      from: 'words.split(/[.;](?:\\s|$)/)',
      to: '[words]',
      kills:
        'a member stays, as is said (ofAll): The due_on is moved by hand. The invoiced_on is the day of the invoice.',
    },
    {
      id: 'along-beside-values-untold',
      from: '&& STANDS.test(sentence)',
      to: '&& MOVES.test(sentence)',
      kills: 'a member moves, as is said (ofName): For invoiced_on in the past only; null for others.',
    },
  ]),
  ...mutantsOf(ofResources('changing/rest-kept', 'description/moved-along'), [
    {
      id: 'along-is-kept-anyway',
      from: ".filter(({ at }) => toldToMove(bench, operation, { names: at.split('/').slice(1, 2), sent }).length === 0)",
      to: '',
      kills:
        'what moves along with a PATCH of another member is told by its description: Moves along with firstDay. (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/patching', 'description/moved-along'), [
    {
      id: 'along-is-as-sent-before',
      from: '...without(all.sent, moved), ...sent',
      to: '...all.sent, ...sent',
      kills:
        'what moves along with a PATCH of another member is told by its description: Moves along with firstDay. (G4)',
    },
  ]),
];
