import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './install/npm.mjs';
import { inRoot } from './paths.mjs';
import { factsOf, REMOTE_OPTIONS, writeRemote } from './remote-kit/new/make-remote.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

/** `npm run remote:new -- mf-garden`: a new remote that builds, passes its tests, deploys and is shown, without changes to the shell. */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: REMOTE_OPTIONS, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Stop('npm run remote:new -- mf-<name> [--route /address] [--title Title]');
  const facts = factsOf(name, values);
  if (existsSync(inRoot(name))) throw new Stop(`${name} is there already.`);
  for (const file of writeRemote(inRoot(name), facts)) say(`  ${path.join(name, file)}`);
  // npm links the new workspace, so that its imports resolve.
  const { code } = await npm(['install', '--no-progress', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Stop('npm install failed: run it by hand, then go on.');
  say(
    `\n${name} is there. Alone: npm run dev -w ${name} · tests: npm test -w ${name} · live: npm run deploy -- ${name}`,
  );
});
