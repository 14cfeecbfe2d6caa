import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readSettings } from '#fixtures/settings/read-settings.ts';

/** What is said of settings that are refused. */
function messageOf(
  environment: Readonly<Record<string, string>>,
  fileMistakes: readonly string[] = [],
): string {
  try {
    return JSON.stringify(readSettings({ environment, directory: test.info().outputPath(), fileMistakes }));
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test('each unknown fault and dialect is said beside what else is wrong', () => {
  const message = messageOf({ FAULT: 'nonsense', DIALECT: 'nope1,token-in-header,nope2', CERTIFY: '1' });

  expect(message.split('\n').slice(1)).toEqual([
    expect.stringMatching(/- CERTIFY must/),
    expect.stringMatching(/- FAULT .*"nonsense"/),
    expect.stringMatching(/- DIALECT .*"nope1"/),
    expect.stringMatching(/- DIALECT .*"nope2"/),
  ]);
});

test('mistakes in overlays are said beside an overlay that is not there', () => {
  for (const name of ['bad1.yaml', 'bad2.yaml'])
    writeFileSync(test.info().outputPath(name), 'overlay: 2.0.0\n');

  const message = messageOf({ OVERLAY: 'bad1.yaml,missing.yaml,bad2.yaml' });

  expect(message.split('\n').slice(1)).toEqual([
    '  - OVERLAY names missing.yaml, which is not there; check the path.',
    expect.stringMatching(/bad1\.yaml:1: is no OpenAPI Overlay 1\.0/),
    expect.stringMatching(/bad2\.yaml:1: is no OpenAPI Overlay 1\.0/),
  ]);
});

test('what is wrong with the files comes first', () => {
  expect(messageOf({ STRICT: '1' }, ['.env:1: A is no setting.'])).toMatch(
    /\n {2}- \.env:1: A is no setting\.\n {2}- STRICT must/,
  );
});

test('a misspelt address is said once', () => {
  expect(messageOf({ BASEURL: 'https://host' }).match(/BASEURL/g)).toHaveLength(1);
});
