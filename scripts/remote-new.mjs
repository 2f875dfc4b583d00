import { makeRemote } from './remote-new/make-remote.mjs';
import { run } from './process/run.mjs';
import { root } from './paths.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

/** `npm run remote:new -- mf-garden`: a new remote that builds, passes its tests, deploys and is shown, without changes to the shell. */
await runMain(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0) throw new Stop('npm run remote:new -- mf-<name>');
  for (const file of makeRemote(name)) say(`  ${file}`);
  // npm links the new workspace, so that its imports resolve.
  const { code } = await run('npm', ['install', '--no-progress', '--no-audit', '--no-fund'], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0) throw new Stop('npm install failed: run it by hand, then go on.');
  say(
    `\n${name} is there. Alone: npm run dev -w ${name} · tests: npm test -w ${name} · live: npm run deploy -- ${name}`,
  );
});
