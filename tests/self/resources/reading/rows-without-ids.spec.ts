import { expect, test } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { pagingProblems } from '#fixtures/resources/reading/paging.ts';
import type { Contract } from '#spec/contract.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest, pageAsked, paged, type AskedPage } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

/** The list of the example's projects alone, whose items may be anything. */
async function rowsOnly(): Promise<Contract> {
  const contract = await exampleContract();
  const operations = contract.operations.filter(({ operationId }) => operationId === 'listProjects');
  const text = JSON.stringify({ ...contract, operations });
  return JSON.parse(text.replaceAll('"$ref":"#/components/schemas/Project"', '"type":"object"')) as Contract;
}

/** What is found in a list of so many rows. */
async function found(
  row: (index: number, time: number) => unknown,
  pageOf: (asked: AskedPage) => AskedPage = (asked) => asked,
): Promise<readonly Finding[]> {
  let time = 0;
  const bench = await benchOver(
    (request) => {
      time += 1;
      const rows = Array.from({ length: 12 }, (_, index) => row(index, time));
      return paged(rows, pageOf(pageAsked(request)));
    },
    { contract: await rowsOnly() },
  );
  return pagingProblems(bench);
}

test('rows of a ledger may be alike', async () => {
  const findings = await found((index) => ({ date: `2024-01-0${1 + Math.floor(index / 4)}`, amount: 10 }));

  expect(findings).toEqual([]);
});

test('rows of a ledger are still those of the page that was asked for', async () => {
  const findings = await found(
    (index) => ({ date: `2024-01-${10 + index}`, amount: 10 }),
    ({ pageSize }) => ({ pageNo: 1, pageSize }),
  );

  expect(findings.map(({ expected }) => expected)).toContain(
    'the same items at pageSize 3 as at pageSize 100',
  );
});

test('rows are told apart by their id, whatever else is new at each look', async () => {
  const findings = await found((index, time) => ({ id: index, address: `/signed/${time}` }));

  expect(findings).toEqual([]);
});

test('a row with an id stands in a list once', async () => {
  const findings = await found((index) => ({ id: index % 11, amount: 10 }));

  expect(findings.map(({ expected }) => expected)).toContain('each item once in a walk through the pages');
});
