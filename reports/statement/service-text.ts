/**
 * Text that may come from the service, made fit for a terminal or a log line: no control characters, no
 * terminal escapes, no invisible or direction-changing marks, no command to a CI, one line, cut to a length.
 */
export function plainText(text: string, longest = 160): string {
  const visible = text
    .replace(TERMINAL_ESCAPES, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .trim();
  const clean = visible.replace(CI_COMMAND, (mark) => mark.split('').join(' '));
  const characters = Array.from(clean);
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : clean;
}

/** CSI, OSC (up to BEL or ST) and two-character escape sequences, 7-bit and 8-bit. */
const TERMINAL_ESCAPES = new RegExp(
  [
    '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]',
    '(?:\\u001b[\\]P^_X]|[\\u009d\\u0090\\u009e\\u009f\\u0098])[^\\u0007\\u001b\\u009c]*(?:\\u0007|\\u001b\\\\|\\u009c)?',
    '\\u001b[ -/]*[0-~]',
  ].join('|'),
  'gu',
);

/** GitHub obeys a line that begins with `::` and a `##[` anywhere; Azure and TeamCity have a word in between. */
const CI_COMMAND = /(?<=^\u2420*)::|##(?=\w*\[)/g;

const LONGEST_BLOCK = 6000;

/** The same for a block of several lines, such as an exchange: line breaks stay. */
export function plainBlock(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const block = lines.map((line) => plainText(line.replace(/^ +/, keepIndent), LONGEST_BLOCK)).join('\n');
  const visible = block.replaceAll(INDENT, ' ');
  return visible.length > LONGEST_BLOCK ? `${visible.slice(0, LONGEST_BLOCK)}\n… cut` : visible;
}

/** A mark that outlives trimming and stands for one blank of indentation. */
const INDENT = '\u2420';

function keepIndent(blanks: string): string {
  return INDENT.repeat(blanks.length);
}
