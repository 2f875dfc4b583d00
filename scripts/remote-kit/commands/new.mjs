import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { dependenciesOf, factsOf, REMOTE_OPTIONS, writeRemote } from '../new/make-remote.mjs';
import { run } from '../process/run.mjs';
import { say, Stop } from '../terminal/say.mjs';

export const NEW_OPTIONS = { ...REMOTE_OPTIONS, packages: { type: 'string' } };

/** Names that a folder may contain and still count as empty. */
const IGNORED = new Set(['.git', 'node_modules', 'packages']);
const OWN = ['@app/contract', '@app/shared-ui', '@app/remote-kit'];
const PACKAGES = 'packages';

/**
 * `remote-kit new mf-garden`: makes a repository in the empty current folder, installed, with its lock file.
 * @param {{ route?: string, title?: string, packages?: string }} options `packages`: a folder with the packed packages, which are then kept
 * in the repository, for a product whose packages are in no registry
 */
export async function newRepository(name, options, folder = process.cwd()) {
  const facts = factsOf(name, options);
  const found = readdirSync(folder).filter((file) => !IGNORED.has(file));
  if (found.length > 0) throw new Stop(`A new repository needs an empty folder; here there is ${found[0]}.`);
  const manifests = new Map(OWN.map((own) => [own, manifestOf(own)]));
  const versions = new Map([...manifests].map(([own, { version }]) => [own, version]));
  const specifiers = options.packages ? keepPackages(versions, options.packages, folder) : Object.fromEntries(versions);
  const written = writeRemote(folder, 'repository', {
    ...facts,
    ...dependenciesOf(specifiers, manifests.get('@app/shared-ui')),
  });
  for (const file of written) say(`  ${file}`);
  const install = ['install', '--no-progress', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', install, { cwd: folder, quiet: true });
  if (code !== 0) throw new Stop(`${output.trim()}\nnpm install failed: mend what it says, and run it again.`);
  await run('git', ['init', '--quiet'], { cwd: folder, quiet: true });
  say(`\n${name} is there. Alone: npm run dev · tests: npm test · live: npm run deploy`);
}

const { resolve } = createRequire(import.meta.url);
const manifestOf = (name) =>
  JSON.parse(readFileSync(name === '@app/remote-kit' ? KIT : resolve(`${name}/package.json`), 'utf8'));
const KIT = path.join(import.meta.dirname, '../package.json');

/** Copies the packed packages into the repository. @returns their specifiers */
function keepPackages(versions, from, folder) {
  const to = path.join(folder, PACKAGES);
  mkdirSync(to, { recursive: true });
  const kept = [...versions].map(([name, version]) => {
    const file = `${name.slice(1).replace('/', '-')}-${version}.tgz`;
    const [source, target] = [path.resolve(folder, from, file), path.join(to, file)];
    try {
      if (source !== target) copyFileSync(source, target);
    } catch {
      throw new Stop(
        `--packages ${from}: there is no ${file}. 'npm run packages -- --out DIR' of the product makes it.`,
      );
    }
    return [name, `file:${PACKAGES}/${file}`];
  });
  return Object.fromEntries(kept);
}
