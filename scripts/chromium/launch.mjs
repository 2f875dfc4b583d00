import { installedChromium } from './find-chromium.mjs';

/** Flags without which a browser contacts its vendor's servers in the background; a closed network refuses these calls one by one. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Launch options of every browser that tests and benchmarks start; without a path Playwright takes its own download. */
export function chromiumLaunchOptions() {
  const executablePath = installedChromium();
  return { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...QUIET] };
}

export async function launchChromium() {
  const { chromium } = await import('playwright');
  return chromium.launch(chromiumLaunchOptions());
}
