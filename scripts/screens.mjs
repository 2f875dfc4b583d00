import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { inRoot, root } from './paths.mjs';
import { run } from './process/run.mjs';
import { runMain, Stop, say } from './terminal/say.mjs';

const PICTURES = '.cache/screens';
const CONFIG = ['--config', 'e2e/visual/playwright.config.ts'];

/**
 * `node scripts/screens.mjs [--base <commit>] [-g home]`: screenshots of every screen in the base commit (by default the last commit), compared
 * with the same screens now. None is stored in the repository: screenshots depend on the browser build.
 */
await runMain(async () => {
  const { base, chosen } = readArguments(process.argv.slice(2));
  await ensureInstalled();
  const env = { ...process.env, SCREENS_DIR: inRoot(PICTURES) };
  rmSync(inRoot(PICTURES), { recursive: true, force: true });
  const checkout = path.join(mkdtempSync(path.join(os.tmpdir(), 'reencuentro-screens-')), 'base');
  try {
    await mustRun('git', ['worktree', 'add', '--quiet', '--detach', checkout, base], { cwd: root });
    say(`Drawing the screens of ${base}…`);
    await journeysIn(checkout, ['--update-snapshots=all', ...chosen], env);
  } finally {
    await run('git', ['worktree', 'remove', '--force', checkout], { cwd: root, quiet: true });
    rmSync(path.dirname(checkout), { recursive: true, force: true });
  }
  say('Drawing the screens as they are now, and comparing…');
  await journeysIn(root, ['--update-snapshots=none', ...chosen], env);
  say(`No screen differs from ${base}.`);
});

function readArguments(args) {
  const { values, tokens } = parseArgs({
    args,
    options: { base: { type: 'string', default: 'HEAD' } },
    strict: false,
    tokens: true,
  });
  const own = new Set(
    tokens
      .filter(({ name }) => name === 'base')
      .flatMap(({ index, inlineValue }) => (inlineValue ? [index] : [index, index + 1])),
  );
  return { base: values.base, chosen: args.filter((_, at) => !own.has(at)) };
}

/** Each tree starts its own product, with its own scripts and packages. */
async function journeysIn(tree, options, env) {
  await mustRun(process.execPath, [path.join(tree, 'scripts/e2e.mjs'), ...CONFIG, ...options], { cwd: tree, env });
}

async function mustRun(command, args, options) {
  const { code } = await run(command, args, options);
  if (code !== 0) throw new Stop('The screens could not be drawn, or differ: what is printed above says which.');
}
