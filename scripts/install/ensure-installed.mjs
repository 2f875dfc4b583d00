import { root } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { isInstalled } from './is-installed.mjs';
import { npm } from './npm.mjs';

/** Runs `npm ci` in a folder if its installed packages differ from its lock file. */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  await step('Installing packages (about a minute)', async () => {
    const { code, output } = await npm(['ci', '--no-progress', '--loglevel=error'], folder);
    if (code !== 0) throw new Stop(`${beginning(output)}\nInstalling the packages failed: the lines above say why.`);
  });
}

const beginning = (output) => output.trim().split('\n').slice(0, 15).join('\n');
