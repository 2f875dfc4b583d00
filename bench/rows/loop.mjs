import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchMongod } from '../../scripts/mongod/launch.mjs';
import { inRoot, root } from '../../scripts/paths.mjs';
import { freePort } from '../../scripts/process/free-port.mjs';
import { run } from '../../scripts/process/run.mjs';
import { startApi } from '../../scripts/product/api-process.mjs';

const REMOTE = 'mf-library';
/** Number of rounds of a row whose rounds take seconds: fewer are enough. */
const roundsOf = ({ rounds }) => Math.ceil(rounds / 2);

/** Milliseconds of a piece of work. */
async function timed(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Alternates two timed pieces of work, in both directions. The first of each does not count. */
async function pairsOf(sides, rounds) {
  const pairs = [];
  for (let round = -1; round < rounds; round++) {
    const pair = [];
    for (const at of round % 2 ? [0, 1] : [1, 0]) pair[at] = await sides[at]();
    if (round >= 0) pairs.push(pair);
  }
  return pairs;
}

/** Runs `npm start` until it listens, and ends it. @returns ms until it listens */
async function npmStart(env) {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ms = await timed(
    () =>
      new Promise((resolve, reject) => {
        let output = '';
        child.stdout.setEncoding('utf8').on('data', (chunk) => {
          output += chunk;
          if (output.includes('Listening on')) resolve();
        });
        void ended.then(() => reject(new Error(`npm start ended:\n${output}`)));
      }),
  );
  child.kill('SIGTERM');
  await ended;
  return ms;
}

const start = {
  id: 'start',
  what: '`npm start` again, nothing changed, until it listens',
  against: 'mongod, then node with the built API, until it is ready',
  unit: 'ms',
  atMost: 2,
  async measure(_place, effort) {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-start-'));
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()), MONGODB_URI: '' };
    const bare = async () => {
      let started;
      const ms = await timed(async () => {
        const mongod = await launchMongod({ dataDir });
        started = [mongod, await startApi({ env: { ...env, MONGODB_URI: mongod.uri }, output: 'ignore' })];
      });
      for (const each of started.toReversed()) await each.stop();
      return ms;
    };
    try {
      return await pairsOf([() => npmStart(env), bare], roundsOf(effort));
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

const build = {
  id: 'build',
  what: `build of one remote, ${REMOTE}, by \`npm run build\``,
  against: 'rspack alone on the same settings',
  unit: 'ms',
  atMost: 1.2,
  async measure(_place, effort) {
    const command = async (name, args, options) => {
      const { code, output } = await run(name, args, { quiet: true, ...options });
      if (code !== 0) throw new Error(output);
    };
    const ours = () => timed(() => command(process.execPath, ['scripts/build.mjs', REMOTE, '--force'], { cwd: root }));
    const folder = mkdtempSync(path.join(os.tmpdir(), 'reencuentro-build-'));
    const rspack = inRoot('node_modules/@rspack/cli/bin/rspack.js');
    const env = { ...process.env, NODE_ENV: 'production', REMOTE_VERSION: '1.0.0' };
    const bare = () =>
      timed(() =>
        command(process.execPath, [rspack, 'build', '--mode', 'production', '--output-path', folder], {
          cwd: inRoot(REMOTE),
          env,
        }),
      );
    try {
      return await pairsOf([ours, bare], roundsOf(effort));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default [start, build];
