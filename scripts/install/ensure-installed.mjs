import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';

/** Runs `npm ci` when what is installed is not what the lock file says. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await step('Installing packages (about a minute)', async () => {
    const npm = process.env.npm_execpath; // set when we were started by npm: the same npm goes on
    const [command, prefix] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const { code, output, missing } = await run(command, [...prefix, 'ci', '--no-progress', '--loglevel=error'], {
      cwd: root,
      quiet: true,
    });
    if (missing) throw new Stop('npm was not found. It comes with Node.js: install it from nodejs.org.');
    if (code !== 0) throw new Stop(`${beginning(output)}\nInstalling the packages failed: the lines above say why.`);
  });
}

const beginning = (output) => output.trim().split('\n').slice(0, 15).join('\n');

/** npm notes in a lock file of its own what it has installed; optional packages of other platforms are left out there. */
function isInstalled() {
  const note = inRoot('node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(inRoot('package-lock.json')))
    .filter(([name, wanted]) => name !== '' && !wanted.optional && !wanted.devOptional)
    .every(
      ([name, wanted]) => installed[name] && installed[name].version === wanted.version && existsSync(inRoot(name)),
    );
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
