import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const widths = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
};
const themes = ['light', 'dark'] as const;

/**
 * Pictures of the screens, compared with those of a base commit that the same machine has just drawn: `npm run screens` sets
 * SCREENS_DIR and runs this in both trees. Not among the journeys, and no picture is committed: each build of a browser draws the edges
 * of letters in its own way.
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
