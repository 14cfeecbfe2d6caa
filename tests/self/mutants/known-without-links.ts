import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** By which ids items are known where no link says so. */
export const KNOWN_WITHOUT_LINKS: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/told-of-nesting', 'description/told-of-nesting'), [
    {
      id: 'understood-nesting-of-anything',
      from: 'isCalledSo && showsParent',
      to: 'isCalledSo !== undefined && showsParent',
      kills: 'what is added below is found elsewhere without a link: not called otherwise',
    },
    {
      id: 'understood-nesting-of-what-stands-elsewhere',
      from: 'showsParent(flat, nested) && isShownBy',
      to: 'isShownBy',
      kills: 'what is added below is found elsewhere without a link: not what may stand in other lists, too',
    },
    {
      id: 'understood-nesting-of-less',
      from: 'return isMade && answered.every((name) => name in shown);',
      to: 'return isMade;',
      kills: 'what is added below is found elsewhere without a link: not with less',
    },
    {
      id: 'understood-nesting-of-what-is-there',
      from: "return isKnown(identity) && !((identity?.member ?? '') in sent)",
      to: 'return isKnown(identity) && sent !== null',
      kills: 'what is added below is found elsewhere without a link: not what is there already',
    },
    {
      id: 'understood-nesting-of-nothing-shown',
      from: 'sent.length > 0 && sent.every',
      to: 'sent.every',
      kills: 'what is added below is found elsewhere without a link: not of something that is not shown',
    },
    {
      id: 'understood-nesting-of-another-last-word',
      from: 'ends.includes(name) && !isOfAnother',
      to: 'ends.includes(name)',
      kills:
        'what is added below is found elsewhere without a link: not where the last word is something else',
    },
    {
      id: 'understood-nesting-added-there-too',
      from: "isRead && adds?.method !== 'POST' && parents",
      to: 'isRead && adds !== null && parents',
      kills: 'what is added below is found elsewhere without a link: not where they are added there, too',
    },
    {
      id: 'understood-nesting-list-of-its-own',
      from: '{ ...collection, ...flat.collection }',
      to: '{ ...flat.collection, ...collection }',
      kills: 'what is told of is one resource, and its two lists are known',
    },
  ]),
  ...mutantsOf(ofResources('description/told-of-ids', 'description/told-of-ids'), [
    {
      id: 'understood-ids-of-anything',
      from: 'return isOfItems && !isOfPeople',
      to: 'return isOfItems || !isOfPeople',
      kills: 'what POST adds is known without a link: not by the name of something else',
    },
    {
      id: 'understood-ids-of-another-type',
      from: 'other === undefined || one === other',
      to: 'other !== null',
      kills: 'what POST adds is known without a link: not where one is a text, and the other a number',
    },
    {
      id: 'understood-ids-at-first',
      from: 'if (alike !== undefined || ',
      to: 'if (',
      kills: 'what POST adds is known without a link: the same name in another spelling, before any id',
    },
  ]),
  ...mutantsOf(ofResources('description/told-of-ids', 'description/told-of-ids'), [
    {
      id: 'understood-ids-of-something-else',
      from: 'written.every((name) => name in membersOf(data))',
      to: 'written.length < 99',
      kills: 'what POST adds is known without a link: not where the answer shows something else',
    },
    {
      id: 'understood-ids-of-what-is-done-later',
      from: 'return !isAccepted && ',
      to: 'return isAccepted !== undefined && ',
      kills: 'what POST adds is known without a link: not where it is done later',
    },
    {
      id: 'understood-ids-two-of-them',
      from: 'const isId = others.length === 0 && ',
      to: 'const isId = others.length < 9 && ',
      kills: 'what POST adds is known without a link: not where two may be it',
    },
  ]),
];
