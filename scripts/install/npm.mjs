import { root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';

/**
 * Runs npm in the repository, or in a folder with packages of its own.
 * @param options.timeoutMs kill it after that time
 * @returns `{ code, output, timedOut }`
 */
export async function npm(args, cwd = root, { timeoutMs } = {}) {
  const path = process.env.npm_execpath; // set when npm started this process: use the same npm
  const [command, prefix] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  const { code, output, timedOut, missing } = await run(command, [...prefix, ...args], { cwd, quiet: true, timeoutMs });
  if (missing) throw new Stop('npm was not found. It comes with Node.js: install it from nodejs.org.');
  return { code, output, timedOut };
}
