import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../scripts/process/free-port.mjs';
import { database } from '../src/platform/mongo.ts';
import type { TestServer } from './test-server.ts';

const API = path.resolve(import.meta.dirname, '..');
/** Below the API's own packages, so that the built file resolves their versions. */
const DIST = path.resolve(API, '.cache/api-process');
const READY_WITHIN_MS = 60_000;

/** A real process of the API, which a test may kill. */
export interface ApiProcess {
  readonly url: string;
  /** SIGKILL, without any shutdown. */
  kill(): Promise<void>;
  /** SIGSTOP: its connections stay open, and nothing is answered until `thaw`. */
  freeze(): void;
  thaw(): void;
}

/** Builds the API as `npm start` does; once per test file. */
export function buildApi(): void {
  const { status, stderr } = spawnSync('npx', ['rspack', 'build', '--output-path', DIST], {
    cwd: API,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the API does not build: ${stderr}`);
}

interface OfServer {
  readonly api: { readonly deps: Pick<TestServer['api']['deps'], 'env'> };
}

/** The variables of a process with the database and secrets of a test server. */
function variablesOf({ api: { deps } }: OfServer): Record<string, string> {
  const { MONGODB_URI, ...rest } = deps.env;
  // The address is edited as text: URL knows none with several hosts.
  const mongo = MONGODB_URI.replace(/^(mongodb:\/\/[^/]+)(?:\/[^?]*)?/, `$1/${database().databaseName}`);
  const names = [
    'DATA_DIR',
    'SESSION_KEYS',
    'OPERATOR_KEY',
    'PEPPER',
    'DEPLOY_TOKEN',
    'SHELL_DIST',
    'CONTENT_DIR',
  ] as const;
  return {
    PATH: process.env['PATH'] ?? '',
    ...Object.fromEntries(names.map((name) => [name, String(rest[name])])),
    MONGODB_URI: mongo,
    LOG_LEVEL: 'error',
  };
}

/** Starts a process with the database and secrets of a test server. @param more variables that differ */
export async function startApiProcess(
  server: OfServer,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(DIST, 'main.js')], {
    env: { ...variablesOf(server), PORT: String(port), HOST: '127.0.0.1', ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url, child);
  return {
    url,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error('the API process did not become ready');
}
