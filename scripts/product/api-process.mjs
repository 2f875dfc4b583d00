import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';

/** A new database syncs about 550 files, one after another: 0.2 s for each while the disk is busy with something else. */
const READY_MS = 300_000;
const POLL_MS = 100;
const STOP_MS = 30_000;

/**
 * `exited` resolves to the exit code or signal, expected or not.
 * @typedef {{ url: string, pid: number | undefined, exited: Promise<number | string>, stop: () => Promise<void> }} ApiProcess
 */

/**
 * Starts one process of the API and waits until it answers.
 * @param {object} options
 * @param {Readonly<Record<string, string>>} options.env variables besides the caller's environment: MONGODB_URI, DATA_DIR, PORT …
 * @param {string} [options.url] its address
 * @param {'inherit' | 'ignore' | number} [options.output] its output, or the descriptor of a file
 * @param {number} [options.readyMs] limit of its start; migrations of real data take time
 * @param {AbortSignal} [options.signal] ends it, also while it is starting
 * @param {(pid: number | undefined) => void} [options.onSpawn] called with the process number
 * @returns {Promise<ApiProcess>}
 */
export async function startApi({ env, url, output = 'inherit', readyMs = READY_MS, signal, onSpawn }) {
  const main = inRoot('api/dist/main.js');
  if (!existsSync(main)) throw new Stop('The API is not built: npm run build');
  // Detached: Ctrl-C reaches the script alone, which stops the API first and the database last.
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  onSpawn?.(child.pid);
  const exited = new Promise((resolve) => child.on('close', (code, name) => resolve(code ?? name)));
  const address = url ?? `http://localhost:${env.PORT}`;
  const stop = () => stopChild(child, exited);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await waitUntilReady(address, exited, readyMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: address, pid: child.pid, exited, stop };
}

async function waitUntilReady(url, exited, readyMs) {
  let ended;
  void exited.then((code) => (ended = { code }));
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline) {
    if (ended) throw new Stop(`The API stopped while starting (${ended.code}): what it printed above says why.`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Stop(`The API did not get ready within ${readyMs / 1000} s.`);
}

async function stopChild(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(force);
}
