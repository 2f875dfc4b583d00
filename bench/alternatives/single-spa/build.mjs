import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { precompress } from '../../../scripts/build/precompress.mjs';
import { beginDist, writePage } from '../page.mjs';
import { LIBRARIES } from '../shared-libraries.mjs';
import { withStaticImports } from '../static-imports.mjs';
import { configurations, dist } from './configurations.mjs';

/**
 * Builds root config, shared libraries and applications.
 * @returns `{ dist, openFor }`; `openFor(remote)` makes the page that is served one whose address belongs to that remote
 */
export async function buildSingleSpa() {
  beginDist(dist);
  const compiler = rspack(configurations());
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  await precompress(path.join(dist, 'assets'));
  const files = readdirSync(path.join(dist, 'assets'));
  const addressOf = (name) => `/assets/${files.find((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))}`;
  const imports = importMapOf(addressOf);
  const main = addressOf('main');
  return {
    dist,
    openFor(remote) {
      const needed = new Set([main, imports[remote]].flatMap((address) => withStaticImports(dist, address, imports)));
      needed.delete(main);
      const before = `<script type="importmap" nonce="%NONCE%">${JSON.stringify({ imports })}</script>`;
      writePage(dist, { main, before, preload: [...needed], modules: true });
    },
  };
}

function importMapOf(addressOf) {
  const libraries = Object.entries(LIBRARIES).flatMap(([library, names]) =>
    names.map((name) => [name, addressOf(library)]),
  );
  return Object.fromEntries([...libraries, ...['mf-calendar', 'mf-library'].map((name) => [name, addressOf(name)])]);
}
