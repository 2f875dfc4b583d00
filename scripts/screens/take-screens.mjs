import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../chromium/launch.mjs';

const SIZES = [
  { width: 390, height: 844, isMobile: true },
  { width: 1280, height: 800, isMobile: false },
];
const THEMES = ['light', 'dark'];
/** A page that goes on for longer says nothing new further down. */
const MOST_HEIGHT_PX = 2600;
const JPEG_QUALITY = 72;
const SETTLE_MS = 1_500;
/** Of the demo accounts, as the README tells it. */
const DEMO_PASSWORD = 'demo-1234';

/**
 * Takes every screen at both widths, light and dark.
 * @param product where it runs and its screens, as `screens.mjs` lists them
 * @param folder where the pictures go: `<name>[-<state>]-<width>-<theme>.jpg`
 * @returns what the console of the pages complained of
 */
export async function takeScreens({ url, screens }, folder) {
  mkdirSync(folder, { recursive: true });
  const complaints = [];
  const browser = await launchChromium();
  try {
    for (const size of SIZES) {
      for (const theme of THEMES) {
        for (const [who, hers] of byWho(screens)) {
          const context = await signedIn(browser, url, { size, theme, who });
          for (const screen of hers) complaints.push(...(await takeScreen(context, screen, { size, theme, folder })));
          await context.close();
        }
      }
    }
  } finally {
    await browser.close();
  }
  return complaints;
}

/** Grouped by hand, as `Map.groupBy` is not in Node 20. */
function byWho(screens) {
  const groups = new Map();
  for (const screen of screens) groups.set(screen.who, [...(groups.get(screen.who) ?? []), screen]);
  return groups;
}

async function signedIn(browser, url, { size, theme, who }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: size.width, height: size.height },
    isMobile: size.isMobile,
    hasTouch: size.isMobile,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (darkMode) => localStorage.setItem('userSettings', JSON.stringify({ darkMode })),
    theme === 'dark',
  );
  if (!who) return context;
  const response = await context.request.post('/api/auth/login', {
    data: { username: who, password: DEMO_PASSWORD },
    headers: { Origin: url },
  });
  if (!response.ok()) throw new Error(`${who} could not sign in: ${response.status()}`);
  return context;
}

async function takeScreen(context, { name, path: address, state, open }, { size, theme, folder }) {
  const complaints = [];
  const page = await context.newPage();
  const complain = (text) => complaints.push(`${address} (${size.width}, ${theme}): ${text}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  if (open) {
    await page.getByRole('button', { name: open }).first().click();
    await page.getByRole('dialog').waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  // On a device that is new to her, what she has written comes a moment after the page.
  await page.waitForTimeout(SETTLE_MS);
  // A window as high as the page: what is fixed to its edges stands there, and not in the middle of the picture.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!open) await page.setViewportSize({ width: size.width, height: Math.min(height, MOST_HEIGHT_PX) });
  await page.screenshot({
    path: path.join(folder, `${[name, state, size.width, theme].filter(Boolean).join('-')}.jpg`),
    type: 'jpeg',
    quality: JPEG_QUALITY,
  });
  await page.close();
  return complaints;
}
