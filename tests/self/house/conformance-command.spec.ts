import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type TestInfo } from '@playwright/test';
import { readArguments, readOutDir } from '#reports/command/conformance-arguments.ts';
import { lastReport } from '#reports/command/last-report.ts';
import { VIOLATING } from '#tests/self/reports/data/statements.ts';
import { statementIn, wholeRun, type Environment } from '#tests/self/hostile/started.ts';

/** An output folder in which a run has left its report. */
function reportOfYesterday(info: TestInfo): string {
  const outDir = info.outputPath('out');
  mkdirSync(path.join(outDir, 'site'), { recursive: true });
  const files = [
    'conformance.json',
    'junit.xml',
    'observed.overlay.yaml',
    'site/index.html',
    'site/badge.json',
  ];
  for (const file of files) writeFileSync(path.join(outDir, file), `yesterday: ${file}`);
  return outDir;
}

interface Never {
  readonly what: string;
  readonly args?: readonly string[];
  readonly settings?: Environment;
  readonly says: string;
}

const NEVER_BEGUN: readonly Never[] = [
  { what: 'a wrong setting', settings: { FAULT: 'zzz' }, says: 'zzz' },
  {
    what: 'an unknown option',
    args: ['--shards=1/2'],
    says: "refuses its options: unknown option '--shards=1/2'",
  },
  { what: 'an option without its value', args: ['--grep'], says: 'argument missing' },
  { what: 'an unknown project', args: ['--project=xx'], says: 'Project(s) "xx" not found' },
  {
    what: 'an option by which nothing would run',
    args: ['--list'],
    says: 'With --list there would be no statement',
  },
  { what: 'a part that is none', args: ['--shard=9/2'], says: '--shard must name one part' },
  {
    what: 'a previous statement that is not there',
    settings: { PREVIOUS: 'nowhere.json' },
    says: 'PREVIOUS names nowhere.json, which is not there.',
  },
  { what: 'a tag of no test', args: ['--grep=@ZZ'], says: 'These options choose no test: --grep=@ZZ.' },
];

for (const { what, args = [], settings = {}, says } of NEVER_BEGUN) {
  test(`${what} leaves the last report, and no machine takes it for new`, async ({}, info) => {
    const outDir = reportOfYesterday(info);

    const { code, output } = await wholeRun(outDir, args, settings).ended;

    expect(code).toBe(2);
    expect(output).toContain(says);
    expect(output).toContain('NOT JUDGED  The run did not begin.');
    expect(output).not.toMatch(/Start them again|untested|\n\s+at /);
    expect(statementIn(outDir)).toMatchObject({
      verdict: 'not-judged',
      because: [expect.stringContaining(says)],
    });
    expect(readdirSync(outDir).sort()).toEqual(['conformance.json', 'earlier-report']);
    const kept = path.join(outDir, 'earlier-report');
    expect(readFileSync(path.join(kept, 'site/index.html'), 'utf8')).toBe('yesterday: site/index.html');
    expect(readdirSync(kept).sort()).toEqual([
      'conformance.json',
      'junit.xml',
      'observed.overlay.yaml',
      'site',
    ]);
    expect(lastReport(outDir)).toEqual({
      page: path.join(kept, 'site/index.html'),
      lines: [
        'The last run has made no report:',
        expect.stringContaining(says),
        expect.stringContaining('before it'),
      ],
    });
  });
}

test('a second run that never begins leaves the last report, too, and one that begins removes it', async ({}, info) => {
  const outDir = reportOfYesterday(info);
  const page = path.join(outDir, 'earlier-report/site/index.html');

  await wholeRun(outDir, [], { FAULT: 'zzz' }).ended;
  await wholeRun(outDir, [], { TARGET: 'a b' }).ended;

  expect(existsSync(page)).toBe(true);

  const { code } = await wholeRun(outDir, ['--no-reports', '--grep', '@A3'], {}).ended;

  expect(code).toBe(0);
  expect(existsSync(path.dirname(path.dirname(page)))).toBe(false);
  expect(statementIn(outDir)?.verdict).toBe('partial');
});

test('a run that takes the place of the one it is compared with tells what changed', async ({}, info) => {
  const outDir = info.outputPath('out');
  const file = path.join(outDir, 'conformance.json');
  mkdirSync(outDir);
  writeFileSync(file, JSON.stringify(VIOLATING));

  await wholeRun(outDir, ['--grep', '@A3'], { PREVIOUS: file }).ended;

  expect(readFileSync(path.join(outDir, 'site/index.html'), 'utf8')).toContain('Since the previous run');
});

test('a shard with an unknown option has not begun', async ({}, info) => {
  const outDir = reportOfYesterday(info);

  const { code, output } = await wholeRun(outDir, ['--shard=1/2', '--foo'], {}).ended;

  expect(code).toBe(2);
  expect(output).toContain("refuses its options: unknown option '--foo'");
  expect(readdirSync(outDir).sort()).toEqual(['earlier-report', 'shard.json']);
});

for (const option of ['--help', '-h']) {
  test(`${option} tells the command's own options, and where the others are told`, async ({}, info) => {
    const outDir = reportOfYesterday(info);

    const { code, output } = await wholeRun(outDir, [option], {}).ended;

    expect(code).toBe(0);
    for (const told of ['--out', '--no-reports', '--shard', 'npx playwright test --help', '.env.example'])
      expect(output).toContain(told);
    expect(existsSync(path.join(outDir, 'site/index.html'))).toBe(true);
  });
}

test('nothing is touched where the folder of the outputs is none', async ({}, info) => {
  const outDir = reportOfYesterday(info);

  const { code, output } = await wholeRun(path.join(outDir, 'junit.xml'), [], {}).ended;

  expect(code).toBe(2);
  expect(output.trim()).toBe(`--out takes a folder, and ${path.join(outDir, 'junit.xml')} is none.`);
  expect(existsSync(path.join(outDir, 'site/index.html'))).toBe(true);
});

for (const { args, says } of [
  { args: ['--out'], says: '--out takes a folder' },
  { args: ['--out='], says: '--out takes a folder' },
  { args: ['--out', '--grep', '@A3'], says: '--out takes a folder' },
  { args: ['--out', 'package.json/below'], says: 'package.json is none' },
  { args: ['--reports=yes'], says: 'take no value' },
  { args: ['--list'], says: 'Use `npx playwright test --list`' },
  { args: ['--reporter=line'], says: 'With --reporter there would be no statement' },
]) {
  test(`${args.join(' ')} is refused`, () => {
    expect(() => ({ outDir: readOutDir(args), ...readArguments(args) })).toThrow(says);
  });
}

test('what is not the command’s own is passed on', () => {
  const args = ['--grep', '@A3', '--out', 'here', '--no-reports', 'walk.spec.ts:7'];

  expect(readOutDir(args)).toBe(path.resolve('here'));
  expect(readArguments(args)).toEqual({
    reports: false,
    playwrightArguments: ['--grep', '@A3', 'walk.spec.ts:7'],
  });
});

test('a last run that has left nothing is told as that', ({}, info) => {
  const page = info.outputPath('earlier-report/site/index.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, '');

  expect(lastReport(info.outputPath())).toEqual({
    page,
    lines: ['The last run has left no report; this is that of a run before it.'],
  });
});

test('where there never was a report the next step is told, and else what became of it', async ({}, info) => {
  const outDir = info.outputPath('out');

  expect(lastReport(outDir)).toEqual({ lines: ['There is no report yet. Run `npm run conformance` first.'] });

  await wholeRun(outDir, [], { FAULT: 'zzz' }).ended;

  expect(lastReport(outDir)).toEqual({
    lines: ['The last run has made no report:', expect.stringContaining('zzz')],
  });
});
