import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { plainBlock } from './service-text.ts';

/**
 * Stands before all other reporters. What a test says of a service may quote it (a member's name, a media type), and
 * Playwright prints it as it is: here it becomes text that no terminal obeys and no CI takes for a command.
 */
export default class PlainErrors implements Reporter {
  onTestEnd(_test: TestCase, { errors }: Pick<TestResult, 'errors'>): void {
    for (const error of errors) makePlain(error);
  }

  onError(error: TestError): void {
    makePlain(error);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** In place: the reporters that follow are handed the same object. */
function makePlain(error: TestError): void {
  const { message, stack, value, cause } = error;
  if (message !== undefined) error.message = plainBlock(message);
  if (value !== undefined) error.value = plainBlock(value);
  if (stack !== undefined) setStack(error, { message, stack });
  if (cause !== undefined) makePlain(cause);
}

/** The frames are ours; the message in front of them is not. A stack that begins otherwise tells nothing. */
function setStack(
  error: TestError,
  { message = '', stack }: { readonly message: string | undefined; readonly stack: string },
): void {
  if (stack.startsWith(message)) error.stack = plainBlock(message) + stack.slice(message.length);
  else delete error.stack;
}
