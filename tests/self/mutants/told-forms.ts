import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What descriptions tell of the form that values come back in. */
export const TOLD_FORMS: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/told-forms'), [
    {
      id: 'forms-days-moved-anywhere',
      from: '!isOne(new Date(from)) &&\n      isOne(new Date(to))',
      to: '!isOne(new Date(from))',
      kills: 'a value may come back so: Moved back to its Monday.',
    },
    {
      id: 'forms-days-moved-untold',
      from: 'words.test(text) &&\n      !isOne',
      to: '!isOne',
      kills: 'a value may come back so: Moved back to its Monday.',
    },
    {
      id: 'told-cut-as-another-sentence-says',
      from: 'const cutting = text.split(/[.;]\\s|\\n/)',
      to: 'const cutting = [text]',
      kills:
        'a value may come back so: After startsAt, at most 12 hours. Seconds are cut off. Answers show UTC.',
    },
    {
      id: 'told-forms-untold',
      from: 'FORMS.filter((form) => isOpen || form.words.test(words)).reduce',
      to: 'FORMS.reduce',
      kills: 'a value may come back so: Kept in capitals.',
    },
    {
      id: 'told-forms-in-english-alone',
      from: 'FORMS.filter((form) => isOpen || ',
      to: 'FORMS.filter((form) => ',
      kills: 'a value may come back so: Das Kennzeichen wird in Großbuchstaben geführt.',
    },
    {
      id: 'told-forms-one-alone',
      from: 'form.words.test(words)).reduce',
      to: 'form.words.test(words)).slice(0, 1).reduce',
      kills: 'a value may come back so: In capitals, with one blank before the last three.',
    },
    {
      id: 'told-forms-like-nothing',
      from: 'looks(sample) === looks(seen)',
      to: 'false',
      kills: 'a value may come back so: Dutch postcode. Kept as 1234 AB.',
    },
    {
      id: 'told-forms-like-anything',
      from: 'looks(sample) === looks(seen)',
      to: 'true',
      kills: 'a value may come back so: Dutch postcode. Kept as 1234 AB.',
    },
    {
      id: 'told-forms-of-other-values',
      from: 'plain(sent) === plain(seen) && samplesIn',
      to: 'samplesIn',
      kills: 'nothing is told of a form by: Kept as 1234 AB.',
    },
    {
      id: 'told-shortened-untold',
      from: 'SHORTENED.test(words) && ',
      to: '',
      kills: 'nothing is told of a form by: Name of the list.',
    },
    {
      id: 'told-masked-untold',
      from: 'MASKED.test(words) && ',
      to: '',
      kills: 'nothing is told of a form by: Number of the card.',
    },
    {
      id: 'told-masked-whatever-it-shows',
      from: '&& plain(sent).endsWith(plain(shown))',
      to: '',
      kills: 'a value may come back so: Masked but for the last four.',
    },
    {
      id: 'told-time-of-day-unread',
      from: 'return hours === undefined',
      to: 'return hours !== minutes',
      kills: 'a value may come back so: Rounded to 30 minutes.',
    },
    {
      id: 'told-country-of-a-number',
      from: '/\\bE\\.?164\\b/i.test(text) && ',
      to: 'false && ',
      kills: 'a value may come back so: Kept as in E.164.',
    },
  ]),
  ...mutantsOf(ofResources('description/told-forms-of-numbers', 'description/told-forms'), [
    {
      id: 'forms-decimals-of-anything',
      from: 'told.length > 0 || !ROUNDED.test(words) ? told : DECIMALS',
      to: 'told.length > 0 ? told : DECIMALS',
      kills: 'nothing is told of a form by: Ignored for gifts.',
    },
    {
      id: 'told-steps-in-english-alone',
      from: '...(isForeign(text) ? DECIMALS : [])',
      to: '',
      kills: 'a value may come back so: Se redondea al céntimo más cercano.',
    },
    {
      id: 'told-forms-of-any-time',
      from: 'return isMultiple && Math.abs',
      to: 'return Math.abs',
      kills: 'a value may come back so: Kept to the minute: seconds are cut off.',
    },
    {
      id: 'told-forms-of-no-number',
      from: 'tellsCut(words) && steps.some((step) => isCutTo(sent, seen, step))',
      to: 'sent === seen',
      kills: 'a value may come back so: Rounded to one decimal place.',
    },
    {
      id: 'told-place-without-gaps-untold',
      from: '(isPlace && TO_THE_END.test(text))',
      to: 'isPlace',
      kills: 'nothing is told of a form by: Place in the row.',
    },
    {
      id: 'told-place-beyond-the-end',
      from: '(isPlace && TO_THE_END.test(text)) || ',
      to: '',
      kills: 'a value may come back so: Place in the row, without gaps; beyond the end means the end.',
    },
    {
      id: 'told-cap-of-any-number',
      from: 'sent > seen ? seen === Math.max(...figures)',
      to: 'sent > seen ? figures.length > 0',
      kills: 'a value may come back so: Capped at 40.',
    },
    {
      id: 'told-cap-from-below',
      from: ': isRaised && seen',
      to: ': seen',
      kills: 'nothing is told of a form by: Capped at 40 per month.',
    },
  ]),
  ...mutantsOf(ofResources('description/told-forms-by-example', 'description/told-forms'), [
    {
      id: 'told-example-of-its-own-letters',
      from: 'rest(from) === rest(to) && rest(sent)',
      to: 'rest(sent)',
      kills: 'nothing is told of a form by: Of an old code: "ab-12" becomes "cd-34".',
    },
    {
      id: 'told-example-with-its-zeros',
      from: '[plain, bare].some',
      to: '[plain].some',
      kills: 'a value may come back so: Shelf and board: "a1-7" is kept as "A001-007".',
    },
    {
      id: 'told-example-beginning-as-it-was',
      from: 'seen === `${after}${sent.slice(before.length)}`',
      to: 'seen === sent',
      kills:
        'a value may come back so: A leading 0 gives way to +49: "030 901820-15" becomes "+493090182015".',
    },
    {
      id: 'told-example-in-quotes-alone',
      from: '[QUOTED, BARE].map',
      to: '[QUOTED].map',
      kills: 'a value may come back so: With two digits: 7:30 comes back as 07:30.',
    },
  ]),
];
