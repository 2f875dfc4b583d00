import { root } from '../../paths.mjs';
import { run } from '../../process/run.mjs';
import { Stop } from '../../terminal/say.mjs';

/**
 * The files that differ from a commit, committed or not, new ones included. @returns paths relative to the repository
 * @throws Stop when there is no such commit
 */
export async function changedSince(base) {
  const listings = await Promise.all([
    git('diff', '--name-only', '--no-renames', base, '--'),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(listings.flat())];
}

/** The files of the repository as they are now. */
export const allFiles = () => git('ls-files', '--cached', '--others', '--exclude-standard');

/** The commit at which this branch left the main one, or the last commit if there is none. */
export async function defaultBase() {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main], { cwd: root, quiet: true });
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}

async function git(...args) {
  const { code, output } = await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, quiet: true });
  if (code !== 0) throw new Stop(`git ${args.join(' ')}: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
