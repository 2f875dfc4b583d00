/** npm run check: all that can be checked without starting the product; `check/run-checks.mjs` lists the checks. */
import { existsSync } from 'node:fs';
import { runChecks } from './check/run-checks.mjs';
import { inRoot } from './paths.mjs';
import { runMain, say } from './terminal/say.mjs';

await runMain(async () => {
  if (!existsSync(inRoot('node_modules'))) say('Nothing is installed yet: run npm ci first.');
  const { passed, failed } = await runChecks();
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
