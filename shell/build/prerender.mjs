import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import prerenderConfig from './prerender-config.mjs';

/**
 * Writes the markup that the server sends before any script: `dist/public-pages.json` for visitors, by path; `dist/first-paints.json`
 * for signed-in users; `dist/curtains.json` for discreet devices, by look. Runs after the browser's build.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'prerender-'));
try {
  const config = prerenderConfig();
  const compiler = rspack({ ...config, output: { ...config.output, path: folder } });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const { curtains, publicPages, pageSkeletons } = createRequire(import.meta.url)(
    path.join(folder, config.output.filename),
  );
  const write = (name, pages) => writeFileSync(path.join(import.meta.dirname, '../dist', name), JSON.stringify(pages));
  write('public-pages.json', publicPages());
  write('first-paints.json', pageSkeletons());
  write('curtains.json', curtains());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
