import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const widths = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
};
const themes = ['light', 'dark'] as const;

/**
 * Screenshots compared with those of a base commit on the same machine: `node scripts/screens.mjs` sets SCREENS_DIR and runs this in both trees.
 * Not part of `npm run e2e`; no picture is committed, as each browser build antialiases text differently.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  globalSetup: '../fixtures/global-setup.ts',
  snapshotPathTemplate: `${process.env['SCREENS_DIR'] ?? '../../.cache/screens'}/{arg}-{projectName}{ext}`,
  use: { ...journeys.use, reducedMotion: 'reduce', screenshot: 'off' },
  projects: Object.entries(widths).flatMap(([width, device]) =>
    themes.map((colorScheme) => ({ name: `${width}-${colorScheme}`, use: { ...device, colorScheme } })),
  ),
});
