import { ensureInstalled } from './install/ensure-installed.mjs';
import { runMain } from './terminal/say.mjs';

/** `npm run e2e [-- file or Playwright's own options]`: journeys in a real browser against the product. */
await runMain(async () => {
  await ensureInstalled();
  const { runJourneys } = await import('./test/run-journeys.mjs');
  const { failed } = await runJourneys(process.argv.slice(2));
  if (failed > 0) process.exitCode = 1;
});
