import { expect, test } from '@playwright/test';
import { isOnThisMachine } from '#fixtures/settings/base-url.ts';

const NEAR = [
  'http://localhost',
  'http://LOCALHOST:8080/prefix',
  'https://localhost/',
  'http://127.0.0.1:4010',
  'http://127.255.0.254',
  'http://127.1',
  'http://0x7f.0.0.1',
  'http://[::1]:4010/prefix',
  'http://[0:0:0:0:0:0:0:1]',
];
const ELSEWHERE = [
  'https://service.example',
  'http://127.evil.example',
  'http://127.0.0.1.evil.example',
  'http://127.0.0.evil',
  'http://127-0-0-1.example',
  'http://evil.example/127.0.0.1',
  'http://evil.example/localhost',
  'http://localhost.evil.example',
  'http://notlocalhost',
  'http://128.0.0.1',
  'http://10.127.0.1',
  'http://192.168.0.1',
  'http://0.0.0.0',
  'http://[::2]',
  'http://[2001:db8::1]',
];

test.describe('an address', () => {
  for (const url of NEAR) {
    test(`leads to this machine: ${url}`, () => {
      expect(isOnThisMachine(url)).toBe(true);
    });
  }

  for (const url of ELSEWHERE) {
    test(`leads elsewhere: ${url}`, () => {
      expect(isOnThisMachine(url)).toBe(false);
    });
  }
});
