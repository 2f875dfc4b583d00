import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';
import { step } from '../terminal/step.mjs';
import { inRoot } from '../paths.mjs';

/** Names of browsers, the preferred first. The headless shell opens a context in a sixth of the time of the whole browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const DOWNLOAD_MS = 180_000;
const APT_MS = 300_000;

/** A Chromium of the system, or one that Playwright downloaded. @returns its path, or undefined */
export function installedChromium() {
  const given = process.env.CHROMIUM;
  if (given && existsSync(given)) return given;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}

/** Playwright's own browser, where `playwright install` could fetch it. */
async function downloadedChromium() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * Ensures that there is a Chromium: the system's, else Playwright's download, else Debian's package as root.
 * @throws Stop that says what to do when none can be installed
 */
export async function ensureChromium() {
  const found = installedChromium() ?? (await downloadedChromium());
  if (found) return found;
  const tried = await step('Getting Chromium for the browser tests', async () => {
    const cli = inRoot('node_modules/playwright/cli.js');
    await run(process.execPath, [cli, 'install', 'chromium'], { quiet: true, timeoutMs: DOWNLOAD_MS });
    const downloaded = await downloadedChromium();
    if (downloaded) return downloaded;
    if (process.getuid?.() !== 0) return undefined;
    const apt = { quiet: true, timeoutMs: APT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], apt);
    // Older releases of Debian have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '--no-install-recommends', name], apt);
      const installed = installedChromium();
      if (installed) return installed;
    }
    return undefined;
  });
  if (!tried) {
    throw new Stop(
      'No Chromium for the browser tests: install one (Debian: apt-get install chromium), or set CHROMIUM to its path, and run npm test again.',
    );
  }
  return tried;
}
