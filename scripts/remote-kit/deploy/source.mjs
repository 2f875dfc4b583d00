import { run } from '../../process/run.mjs';

/** Most characters of a commit's first line that the registry keeps. */
const CHANGE_LENGTH = 120;

/** The last commit that changed a remote's folder; empty outside of a repository. */
export async function sourceOf(folder) {
  const { code, output } = await run('git', ['log', '-1', '--format=%h %s', '--', '.'], { cwd: folder, quiet: true });
  const [, commit, change] = /^([0-9a-f]{7,40}) (.+)/.exec(output.trim()) ?? [];
  return code === 0 && commit ? { commit, change: change.slice(0, CHANGE_LENGTH) } : {};
}
