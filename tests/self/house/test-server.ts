import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { HarnessError } from '#fixtures/errors.ts';
import { ownEnvironment, tool } from '#reports/command/step.ts';
import { ROOT } from '#reports/statement/suite.ts';

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: { readonly status?: string };
}

/** What `--ui` and editors start: one process that sets up, runs tests and tears down as often as it is told. */
export class TestServer {
  readonly #child: ChildProcess;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #events: string[] = [];
  #calls = 0;

  private constructor(child: ChildProcess, socket: WebSocket) {
    this.#child = child;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      // Playwright's own protocol, of the version in the lock file.
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) this.#events.push(JSON.stringify(answer.params));
      else this.#waiting.get(answer.id)?.(answer);
    });
  }

  static async start(outDir: string): Promise<TestServer> {
    const child = spawn(process.execPath, [tool('@playwright/test', 'cli.js'), 'test-server'], {
      cwd: ROOT,
      env: { ...ownEnvironment(), CONFORMANCE_OUT: outDir, CONFORMANCE_ALLURE: 'off' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const socket = new WebSocket(await addressOf(child));
    const server = new TestServer(child, socket);
    await once(socket, 'open');
    await server.call('initialize', { interceptStdio: true });
    return server;
  }

  async call(method: string, params: object = {}): Promise<string | undefined> {
    this.#calls += 1;
    const id = this.#calls;
    const answer = new Promise<Answer>((done) => this.#waiting.set(id, done));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return (await answer).result?.status;
  }

  /** Statuses of the tests that ended since the last call of this function. */
  takeResults(): readonly string[] {
    const ends = this.#events.splice(0).filter((event) => event.includes('"onTestEnd"'));
    return ends.map((event) => /"result":\{[^}]*"status":"(\w+)"/.exec(event)?.[1] ?? 'unknown');
  }

  async end(): Promise<void> {
    this.#socket.close();
    const exit = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exit;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new HarnessError('The test server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const [address] = /\b(ws|http):\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address.replace(/^http/, 'ws');
  }
  throw new HarnessError('The test server ended without an address.');
}
