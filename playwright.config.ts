import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/chromium/launch.mjs';

const isAtADesk = !process.env['CI'];

/** Journeys in a real Chromium against the product as `npm start` starts it; see e2e/fixtures. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/{testFileDir}/outlines/{arg}{ext}',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes only at the second try is a fault: `npm test` runs it again by itself, alone, and names it.
  retries: 0,
  workers: 2,
  // A timeout is no expectation: benchmarks measure speed, and a shared machine may be five times slower for a while.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './e2e/fixtures/global-setup.ts',
  use: {
    launchOptions: chromiumLaunchOptions(),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'no-preference',
    // Pictures of every step would cost the pipeline a fifth of its time.
    trace: { mode: 'retain-on-failure', snapshots: isAtADesk, screenshots: isAtADesk, sources: isAtADesk },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Each area is walked in both; what only differs by its size runs on the phone alone, the rest on the desktop alone.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
