import path from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './packages/pack-packages.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

/** `npm run packages -- --out DIR`: packs what a team with a repository of its own installs. */
await runMain(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  if (!values.out) throw new Stop('npm run packages -- --out <folder>');
  for (const file of await packPackages(path.resolve(values.out))) say(file);
});
