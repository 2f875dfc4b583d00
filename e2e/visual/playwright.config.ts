import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

const widths = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
};
const themes = ['light', 'dark'] as const;

/**
 * The pictures in docs/screens against the product as it stands: `npm run e2e:visual`. Not among the journeys, which pass on every
 * machine: pictures come from the product's own fonts, but each build of a browser draws their edges in its own way.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  globalSetup: '../fixtures/global-setup.ts',
  snapshotPathTemplate: '../../docs/screens/{arg}-{projectName}{ext}',
  use: { ...journeys.use, reducedMotion: 'reduce', screenshot: 'off' },
  projects: Object.entries(widths).flatMap(([width, device]) =>
    themes.map((colorScheme) => ({ name: `${width}-${colorScheme}`, use: { ...device, colorScheme } })),
  ),
});
