import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What moves along with a PATCH of other members, as descriptions tell it. */
export const MOVED_ALONG: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/moved-along'), [
    {
      id: 'along-by-names-alone',
      from: 'return isTold(sentence) || (isDone &&',
      to: 'return sentence.length > 0 || (isDone &&',
      kills: 'a member stays, as is said (ofAll): Both invoiced_on and due_on are days.',
    },
    {
      id: 'along-although-it-stays',
      from: '&& !STAYS.test(sentence);',
      to: ';',
      kills:
        'a member stays, as is said (ofAll): Only what is sent is changed: a PATCH of invoiced_on never clears due_on.',
    },
    {
      id: 'along-whatever-is-done',
      from: '(ALSO.test(sentence) || matches(sentence, isWith))',
      to: 'sentence.length > 0',
      kills: 'a member stays, as is said (ofAll): Updates invoiced_on, due_on or the remarks.',
    },
    {
      id: 'along-in-other-sentences',
      from: 'words.split(/[.;](?:\\s|$)/)',
      to: '[words]',
      kills: 'a member stays, as is said (ofAll): Confirming clears due_on. The invoiced_on is shown, too.',
    },
    {
      id: 'along-beside-values-untold',
      from: 'return isBeside || isDoneWith(sentence, one);',
      to: 'return isDoneWith(sentence, one);',
      kills: 'a member moves, as is said (ofName): For invoiced_on in the past only; null for others.',
    },
    {
      id: 'along-beside-any-null',
      from: '`${ONLY}[^.;]*${where}|${where}[^.;]*${ONLY}`',
      to: 'ONLY',
      kills: 'a member stays, as is said (ofName): Not before invoiced_on, null while it is open.',
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
