import path from 'node:path';
import { ensureInstalled } from '../install/ensure-installed.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { step } from '../terminal/step.mjs';
import { Stop } from '../terminal/say.mjs';

const FOLDER = inRoot('shared-ui/catalogue');

async function ladle(args, { quiet }) {
  await ensureInstalled();
  await ensureInstalled(FOLDER);
  return run(process.execPath, [path.join(FOLDER, 'node_modules/@ladle/react/lib/cli/cli.js'), ...args], {
    cwd: FOLDER,
    quiet,
    env: { ...process.env, LADLE_DISABLE_TELEMETRY: '1' },
  });
}

/** Shows the catalogue until it is stopped, each change at once. */
export const showCatalogue = () => ladle(['serve'], { quiet: false });

/** Builds the catalogue as files in its `dist`. @throws Stop with the reason */
export const buildCatalogue = () =>
  step('Building the catalogue', async () => {
    const { code, output } = await ladle(['build'], { quiet: true });
    if (code !== 0) throw new Stop(output.trim());
  });
