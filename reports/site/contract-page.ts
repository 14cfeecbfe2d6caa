import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Contract } from '#spec/contract.ts';
import { runRedocly } from '#spec/redocly.ts';
import { ReportError } from '#reports/allure/report-error.ts';
import { withWayBack } from '#reports/allure/way-back.ts';

/**
 * Writes the effective contract as one reference page that works offline.
 *
 * @throws ReportError where Redocly gives no page
 */
export async function renderContract(
  { description, baseUrl }: Pick<Contract, 'description'> & { readonly baseUrl: string },
  outFile: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(servedAt(description, baseUrl)));
    const args = [
      'build-docs',
      'openapi.json',
      '-o',
      'page.html',
      '--inlineBundle',
      '--openapi.disableTelemetry',
    ];
    const { stdout, stderr } = await runRedocly(folder, args);
    const made = join(folder, 'page.html');
    if (!existsSync(made)) throw new ReportError(`Redocly gave no page: ${(stderr || stdout).trim()}`);
    mkdirSync(dirname(outFile), { recursive: true });
    writeFileSync(outFile, withWayBack(legible(withoutOutsideLoads(readFileSync(made, 'utf8')))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The document's placeholder for the base address would be resolved against the address of the page itself. */
function servedAt(description: Contract['description'], baseUrl: string): Contract['description'] {
  return baseUrl === ''
    ? description
    : { ...description, servers: [{ url: baseUrl, description: 'The judged service' }] };
}

/** Colours of the template that stand out too little from their ground, by axe's measure. */
const MENDED_COLOURS = `
[data-testid="search-trigger"] div { color: var(--text-color-secondary); }
[data-component-name="Tag/Tag"] div { color: var(--text-color-primary); }
`;

function legible(page: string): string {
  return page.replace('</head>', () => `<style>${MENDED_COLOURS}</style></head>`);
}

/** Fonts of the template, the vendor's logo and its icons are the loads that no option leaves out. */
function withoutOutsideLoads(page: string): string {
  return page
    .replace(/<link[^>]*href="https:\/\/fonts\.[^"]*"[^>]*>/g, '')
    .replace(/https:\/\/cdn\.redoc(ly\.com|\.ly)\/[^`"'\s)]*/g, 'data:,');
}
