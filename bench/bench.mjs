/**
 * `npm run bench [-- row…] [--quick]` measures the rows of docs/performance.md, `npm run bench -- <name> [options]` runs another benchmark;
 * `npm run bench -- --list` names the rows and the others.
 */
import { parseArgs } from 'node:util';

const OTHERS = {
  admin: () => import('./admin.mjs'),
  interactions: () => import('./interactions.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  ocr: () => import('./ocr.mjs'),
  page: () => import('./page.mjs'),
};

const other = OTHERS[process.argv[2]];
if (other) {
  // Each reads its own options.
  process.argv.splice(2, 1);
  await other();
} else {
  const { ROWS, measureRows } = await import('./rows.mjs');
  const { values, positionals } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((id) => !ROWS.some((row) => row.id === id));
  if (unknown.length > 0) throw new Error(`no row ${unknown.join(', ')}: npm run bench -- --list`);
  if (values.list)
    for (const line of [...ROWS.map(({ id, what }) => `${id.padEnd(16)} ${what}`), '', ...Object.keys(OTHERS)])
      console.log(line);
  else await measureRows(positionals, values.quick);
}
