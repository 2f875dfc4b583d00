import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock } from './lock/complete-lock.mjs';
import { inRoot } from './paths.mjs';
import { runMain, say } from './terminal/say.mjs';

/** `npm run lock`, after every `npm install`: completes the lock file for platforms that the registry at hand does not know. */
await runMain(async () => {
  const file = inRoot('package-lock.json');
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(
    added.length > 0
      ? `Added to package-lock.json: ${added.length} packages of other platforms.`
      : 'The lock file is whole.',
  );
});
