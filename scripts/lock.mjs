import { readFileSync, writeFileSync } from 'node:fs';
import { npm } from './install/npm.mjs';
import { lockFaults, withoutUnhashed } from './lock/lock-faults.mjs';
import { inRoot } from './paths.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

/** `node scripts/lock.mjs`, after every change of versions: updates package-lock.json for every platform, each entry with its hash. */
await runMain(async () => {
  const file = inRoot('package-lock.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  const lock = read();
  if (lockFaults(lock.packages).unhashed.length > 0)
    writeFileSync(file, `${JSON.stringify(withoutUnhashed(lock), null, 2)}\n`);
  const { code, output } = await npm(['install', '--package-lock-only', '--no-progress', '--loglevel=error']);
  if (code !== 0) throw new Stop(`${output.trim()}\npackage-lock.json could not be brought up to date.`);
  const { missing, unhashed } = lockFaults(read().packages);
  const faults = [...missing, ...unhashed];
  if (faults.length > 0)
    throw new Stop(
      `The registry that npm asks does not carry, or gives no hash for: ${faults.join(', ')}. Ask another.`,
    );
  say('The lock file is whole.');
});
