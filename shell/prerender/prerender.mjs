import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import prerenderConfig from './rspack.config.mjs';

/**
 * Writes `dist/public-pages.json`: by path, what the server puts into a visitor's page so that it can be read before any script has
 * come. Runs after the browser's build.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'prerender-'));
try {
  const config = prerenderConfig();
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { publicPages } = createRequire(import.meta.url)(path.join(folder, config.output.filename));
  writeFileSync(path.join(import.meta.dirname, '../dist/public-pages.json'), JSON.stringify(publicPages()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
