import { test, expect } from '@playwright/test';
import {
  areSameClient,
  firstDifference,
  haveOtherNames,
  identityOf,
} from '#fixtures/checks/client-identity.ts';
import { client, clients } from './answers.ts';

/** How two items are told apart, in words. */
function compared(a: unknown, b: unknown): string {
  return `${areSameClient(a, b) ? 'one client' : 'two clients'}, ${haveOtherNames(a, b) ? 'two names' : 'no two names'}`;
}

test('a client is recognised by its id whatever else it shows', () => {
  expect(identityOf({ clientId: 'a', name: 'x' })).toBe(identityOf({ clientId: 'a', name: 'y', age: 1 }));
});

test('an id is the same as text and as a number', () => {
  expect(identityOf({ clientId: 7 })).toBe(identityOf({ clientId: '7' }));
});

test('a client without id is recognised by all it shows', () => {
  expect(identityOf({ name: 'x' })).toBe(identityOf({ name: 'x' }));
  expect(identityOf({ name: 'x' })).not.toBe(identityOf({ name: 'y' }));
});

test('one id with two names makes two clients', () => {
  expect(compared(client(1, 'x'), client(1, 'y'))).toBe('two clients, two names');
  expect(compared(client(1, 'x'), client(1, 'x'))).toBe('one client, no two names');
});

test('one name with two ids makes two clients', () => {
  expect(compared(client(1, 'x'), client(2, 'x'))).toBe('two clients, no two names');
});

test('a name that is no string, or could not be read, tells no clients apart', () => {
  expect(compared({ clientId: 'a', name: 1 }, { clientId: 'a', name: 'x' })).toBe('one client, no two names');
  expect(compared({ clientId: 'a', name: 'x' }, { clientId: 'a' })).toBe('one client, no two names');
  expect(compared(client(1, 'Caf\uFFFD'), client(1, 'Café'))).toBe('one client, no two names');
  expect(compared('text', { name: 'x' })).toBe('two clients, no two names');
});

for (const { name, a, b, at } of [
  { name: 'equal pages', a: clients(1, 3), b: clients(1, 3), at: -1 },
  { name: 'two empty pages', a: [], b: [], at: -1 },
  { name: 'pages that begin with another client', a: clients(1, 3), b: clients(2, 4), at: 0 },
  { name: 'pages with another client in the end', a: clients(1, 3), b: [...clients(1, 2), client(9)], at: 2 },
  { name: 'a page that is longer', a: clients(1, 2), b: clients(1, 3), at: 2 },
  { name: 'a page that is shorter', a: clients(1, 3), b: clients(1, 2), at: 2 },
  { name: 'a page that is longer by nothing', a: clients(1, 2), b: [...clients(1, 2), undefined], at: 2 },
]) {
  test(`the first difference is ${at} for ${name}`, () => {
    expect(firstDifference(a, b)).toBe(at);
  });
}
