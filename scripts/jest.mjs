import { inRoot, root } from './paths.mjs';
import { run } from './process/run.mjs';

/**
 * Runs jest with the flags for ES modules: `node scripts/jest.mjs [project…] [file or jest's own options…]`.
 * Projects are the packages: api, contract, scripts, shared-ui, sync, shell, mf-journey and so on.
 */
export async function runJest(args) {
  const { projects } = await import('./jest/projects.mjs');
  const names = projects.map((project) => project.displayName);
  const chosen = args.filter((arg) => names.includes(arg));
  const rest = args.filter((arg) => !names.includes(arg));
  const select = chosen.length > 0 ? ['--selectProjects', ...chosen, '--'] : [];
  const options = rest.filter((arg) => arg.startsWith('-'));
  const files = rest.filter((arg) => !arg.startsWith('-'));
  const flags = [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return run(process.execPath, [inRoot('node_modules/jest/bin/jest.js'), ...options, ...select, ...files], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: flags.filter(Boolean).join(' ') },
  });
}

if (process.argv[1] === import.meta.filename) {
  const { code } = await runJest(process.argv.slice(2));
  process.exitCode = typeof code === 'number' ? code : 1;
}
