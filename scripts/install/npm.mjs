import { root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';

/** Runs npm in the repository. @returns `{ code, output }` */
export async function npm(args) {
  const path = process.env.npm_execpath; // set when npm started this process: use the same npm
  const [command, prefix] = path?.endsWith('.js') ? [process.execPath, [path]] : ['npm', []];
  const { code, output, missing } = await run(command, [...prefix, ...args], { cwd: root, quiet: true });
  if (missing) throw new Stop('npm was not found. It comes with Node.js: install it from nodejs.org.');
  return { code, output };
}
