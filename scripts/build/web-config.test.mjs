import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { webConfig } from './web-config.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'web-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds in development, then again after each of two changes. @returns the hash of each build */
async function changeTwice() {
  const entry = path.join(folder, 'entry.js');
  const change = (to) => writeFileSync(entry, `export default ${to};`);
  change(0);
  const { clean, path: output } = webConfig(folder, { development: true }).output;
  const compiler = rspack({
    mode: 'development',
    context: folder,
    entry,
    output: { path: output, clean },
    plugins: [new rspack.HotModuleReplacementPlugin()],
  });
  const hashes = [];
  await new Promise((resolve, reject) => {
    const watching = compiler.watch({}, (error, stats) => {
      if (error) return reject(error);
      if (hashes.at(-1) !== stats.hash) hashes.push(stats.hash);
      if (hashes.length > 2) watching.close(resolve);
      else change(hashes.length);
    });
  });
  return hashes;
}

it('keeps the hot update that a page two changes behind asks for first', async () => {
  const [first, second] = await changeTwice();
  const kept = (hash) => existsSync(path.join(folder, 'dist', `main.${hash}.hot-update.json`));
  expect([kept(first), kept(second)]).toEqual([true, true]);
});
