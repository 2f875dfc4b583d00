import { inRoot, root } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';

/** Creates missing demo accounts; see `api/src/demo/demo.ts`. @returns the line that names them */
export async function makeDemoAccounts(env) {
  const { code, output } = await run(process.execPath, [inRoot('api/dist/demo.js')], {
    cwd: root,
    quiet: true,
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Stop(`The demo accounts could not be made:\n${output}`);
  return output.trim();
}
