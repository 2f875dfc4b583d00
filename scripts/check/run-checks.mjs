import { existsSync } from 'node:fs';
import { remoteNames } from '../build/packages.mjs';
import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { say } from '../terminal/say.mjs';

const AT_ONCE = 2;
const bin = (name) => inRoot('node_modules/.bin', name);

function checks() {
  const packages = [
    'api/contract',
    'api',
    'api/test/chaos',
    'shared-ui',
    'shared-ui/catalogue',
    'shell/sync',
    'shell',
    'shell/service-worker',
    ...remoteNames(),
    'e2e',
    'bench',
  ];
  return [
    { name: 'format', command: bin('oxfmt'), args: ['--check'] },
    { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
    { name: 'links of the documentation', command: process.execPath, args: [inRoot('scripts/check/check-links.mjs')] },
    { name: 'docs of the host', command: process.execPath, args: [inRoot('scripts/docs/host.mjs'), '--check'] },
    {
      name: 'unused files, exports and dependencies',
      command: bin('knip'),
      // Without its cache, which goes on naming files that have been moved.
      args: ['--no-progress', '--no-config-hints'],
    },
    { name: 'spelling', command: process.execPath, args: [inRoot('scripts/check/spelling/check-spelling.mjs')] },
    { name: 'folders', command: process.execPath, args: [inRoot('scripts/check/check-folders.mjs')] },
    ...packages
      .filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')))
      .map((folder) => ({ name: `types of ${folder}`, command: bin('tsc'), args: ['-p', folder, ...kept(folder)] })),
  ];
}

/** Options that keep tsc's incremental state per package. */
const kept = (folder) => [
  '--incremental',
  '--tsBuildInfoFile',
  inRoot('.cache/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`),
];

/** Runs every check, two at a time; shows the output of those that fail. @returns how many passed and failed */
export async function runChecks() {
  const waiting = checks();
  const total = waiting.length;
  let failed = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output } = await run(next.command, next.args, { cwd: root, quiet: true });
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${next.name}`);
      if (code === 0) continue;
      failed += 1;
      say(output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { passed: total - failed, failed };
}
