/** @jsxRuntime automatic @jsxImportSource hono/jsx */
import { html, raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import type { Statement } from '#reports/statement/statement.ts';
import { plainText } from '#reports/statement/service-text.ts';
import { STYLE } from './style.ts';

export type PageName = 'index' | 'open-points' | 'coverage' | 'proof' | 'traffic';

/** Which of the parts that cost time stand beside the pages. */
export interface Neighbours {
  readonly allure: boolean;
  readonly contract: boolean;
  /** Address of a test's evidence by `<file> › <title>`. */
  readonly evidence: ReadonlyMap<string, string>;
}

interface PageProps {
  readonly name: PageName;
  readonly title: string;
  readonly statement: Statement;
  readonly neighbours: Neighbours;
  readonly children: Child;
}

/** A whole document as text: the doctype and the page, all values escaped by the renderer. */
export async function documentOf(page: ReturnType<FC>): Promise<string> {
  return String(await html`<!doctype html>${page}`);
}

/** Shell of every page: landmarks, skip link, navigation. It loads nothing from anywhere, by its own policy. */
export const Page: FC<PageProps> = ({ name, title, statement, neighbours, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta http-equiv="Content-Security-Policy" content={POLICY} />
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · ${plainText(statement.target.name, 60)}`}</title>
      <link rel="icon" href="data:," />
      <style>{raw(STYLE)}</style>
    </head>
    <body>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="top">
        <div class="frame">
          <p class="brand">Conformance of {plainText(statement.target.name, 60)}</p>
          <nav aria-label="Report">
            <ul>
              {entriesOf(neighbours).map(({ href, label }) => (
                <li>
                  <a href={href} aria-current={href === `${name}.html` ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" class="frame" tabindex={-1}>
        {children}
      </main>
      <Foot statement={statement} />
    </body>
  </html>
);

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

const ENTRIES = [
  { href: 'index.html', label: 'Verdict' },
  { href: 'open-points.html', label: 'Open points' },
  { href: 'coverage.html', label: 'Coverage' },
  { href: 'proof.html', label: 'Proof' },
  { href: 'traffic.html', label: 'Traffic' },
];

function entriesOf({ contract, allure }: Neighbours): typeof ENTRIES {
  return [
    ...ENTRIES,
    ...(contract ? [{ href: 'contract/index.html', label: 'Contract' }] : []),
    ...(allure ? [{ href: 'allure/index.html', label: 'Allure' }] : []),
  ];
}

const Foot: FC<{ statement: Statement }> = ({ statement: { suite, document, redaction } }) => (
  <footer>
    <div class="frame">
      <p>
        Made by {suite.name} {suite.version}
        {suite.commit === undefined ? '' : ` (${suite.commit.slice(0, 12)})`} from “{document.title}”.{' '}
        {redaction.filesScanned > 0
          ? `${redaction.filesScanned} files were searched for secrets: ${redaction.hits.length} found. `
          : ''}
        <a href="conformance.json">The statement as data</a>
      </p>
    </div>
  </footer>
);
