import { spoiledMock, type Spoil, type SpoiledMock } from './spoiled-mock.ts';

const LONG = 'L'.repeat(20_000);
/** As much as passes the gateway beside the other fields. */
const LONG_FIELD = 'L'.repeat(6000);

/** What begins with a line break would like to be a line of its own. */
const HOSTILE_TEXT = [
  '</script><script>alert(1)</script><img src=x onerror=alert(2)>]]><failure/>&lt;',
  '\u001b[31mred\u001b]0;title\u0007\u009b31m\u202Egnihsif\u2066\u0000\ud800',
  '\n::error::forged\r\n  ::add-mask::forged\n##[error]forged ##vso[task.complete]forged',
  '\n    at forged (/forged.ts:1:1)\n',
].join('');

/** What a header field may carry: no line break, and of the controls only those above ASCII. */
const HOSTILE_FIELD = '::error::forged <script>alert(3)</script>\u009b31m "\'&;x="##[error]forged"';

const FIELDS = ['X-RateLimit-Limit', 'X-Api-Version', 'Cache-Control', 'WWW-Authenticate', 'Link', 'Allow'];

/**
 * A service that would like to speak for somebody else wherever text of its own can stand, in names, messages,
 * member names and header fields. It breaks A8 (a cut key under a hostile member name; refusals show the key they
 * were sent, cut) and E2, so that all of it is shown.
 */
export function hostileTextService(): Promise<SpoiledMock> {
  return spoiledMock(hostile, { fault: 'key-cut-in-refusal' });
}

const hostile: Spoil = ({ isList, number, headers, body, credentials }) => {
  const fields = [
    ...FIELDS.flatMap((name) => [name, HOSTILE_FIELD]),
    'X-Long',
    `${HOSTILE_FIELD} ${LONG_FIELD}`,
  ];
  const value = parsed(body);
  if (value === undefined) return { headers: [...headers, ...fields] };
  const { message = '', data = [] } = value;
  const spoiled = {
    ...value,
    ...('message' in value ? { message: `${HOSTILE_TEXT} ${message}${number % 5 === 0 ? LONG : ''}` } : {}),
    ...('data' in value ? { data: data.map(spoiledItem) } : {}),
    ...(isList ? membersOfList(number, credentials.apiKey) : { [HOSTILE_TEXT]: HOSTILE_TEXT }),
  };
  return { headers: [...headers, ...fields], body: Buffer.from(JSON.stringify(spoiled)) };
};

/** The long text is in no token answer: there it would pass for a secret, having no blank. */
function membersOfList(number: number, apiKey: string): object {
  return { [HOSTILE_TEXT]: apiKey.slice(0, -3), ...(number % 20 === 0 ? { [LONG]: LONG } : {}) };
}

interface Body {
  readonly message?: string;
  readonly data?: readonly { readonly name: string }[];
}

/** Bodies of the mock are objects of its own making, or empty. */
function parsed(body: Buffer): Body | undefined {
  return body.length === 0 ? undefined : (JSON.parse(body.toString('utf8')) as Body);
}

function spoiledItem(item: { readonly name: string }, index: number): object {
  if (index === 2) return { ...item, name: { [HOSTILE_TEXT]: HOSTILE_TEXT }, [LONG]: LONG };
  const name = `${item.name} ${HOSTILE_TEXT}${index === 1 ? LONG : ''}`;
  return { ...item, name, [HOSTILE_TEXT]: [HOSTILE_TEXT] };
}

/** What a terminal would obey (all but colours), or a CI would take for a command, in what a run printed. */
export function obeyedIn(output: string): readonly string[] {
  const uncoloured = output.replace(/\u001b\[\d*m/g, '');
  const controls = uncoloured.match(/[^\P{Cc}\n]|\p{Cf}|\p{Cs}/gu) ?? [];
  const commands = output.match(/^\s*::.*$|##\w*\[.*$/gm) ?? [];
  return [...controls.map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16)}`), ...commands];
}
