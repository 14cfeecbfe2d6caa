import { expect, test } from '@playwright/test';
import { about, aboutOpenPoint } from '#fixtures/test.ts';
import { allureConfig } from '#reports/allure/allure-config.ts';

const LABEL = 'allure.label.';

function labelsOf({ annotation = [] }: ReturnType<typeof about>): Record<string, string | undefined> {
  const labels = [annotation].flat().filter(({ type }) => type.startsWith(LABEL));
  return Object.fromEntries(labels.map(({ type, description }) => [type.slice(LABEL.length), description]));
}

test('Allure sorts a test by its area and requirement', () => {
  expect(labelsOf(about('A6'))).toEqual({
    epic: 'Access',
    feature: 'A6 A key that was given no permission for clients does not open their list.',
  });
});

test('Allure sorts a probe by its open point', () => {
  expect(labelsOf(aboutOpenPoint('OP-09'))).toEqual({
    epic: 'Open points',
    feature: 'OP-09 Which number does the first page have?',
  });
});

test('the report groups by the labels that tests have', () => {
  const layout = { resultsDir: 'results', output: 'report', historyPath: 'history.jsonl' };

  expect(allureConfig(layout, undefined)).toMatchObject({
    plugins: { awesome: { options: { groupBy: Object.keys(labelsOf(about('A6'))) } } },
  });
});
