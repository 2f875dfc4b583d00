import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const folders = ['.', 'api', 'api/contract', 'shared-ui', 'shell', 'shell/sync'].concat(
  readdirSync(root).filter((name) => name.startsWith('mf-')),
);
const locked = Object.entries(
  (JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> }).packages,
).filter(([place, { link }]) => place.includes('node_modules/') && !link);

describe('third-party packages', () => {
  it.each(folders)('R-03: %s names exact versions', (folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`)) as Package;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !name.startsWith('@app/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('R-03: are pinned by hash, also those that only other platforms install', () => {
    expect(locked.length).toBeGreaterThan(500);
    const unpinned = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unpinned.map(([place]) => place)).toEqual([]);
  });

  it('R-03: run no install scripts, and are installed from the lock file alone', () => {
    expect(read('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']));
    expect(read('scripts/install/ensure-installed.mjs')).toContain("'ci'");
    expect(read('deploy/Dockerfile')).toContain('npm ci');
    for (const file of ['scripts/install/ensure-installed.mjs', 'deploy/Dockerfile'])
      expect(read(file)).not.toMatch(/\bnpm (install|i|update)\b|'(install|update)'/);
  });

  it('R-03: are listed in every image that is built', () => {
    expect(read('deploy/Dockerfile')).toContain('npm sbom');
  });
});

it('R-03: an image contains all remotes: its recipe names none', () => {
  expect(read('deploy/Dockerfile')).not.toMatch(/\bmf-[a-z]/);
  expect(read('deploy/Dockerfile')).toContain('cp -r mf-* /remotes/');
});
