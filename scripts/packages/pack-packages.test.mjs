import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { requireChange } from './pack-packages.mjs';
import { packedManifest } from './packed-manifest.mjs';
import { PACKAGES } from './packages.mjs';

const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

describe('a packed package.json', () => {
  const exports = {
    './host': './src/host/host.ts',
    './components/*': './src/components/*.tsx',
    './shared.mjs': './federation/shared.mjs',
    './ambient': './src/ambient.d.ts',
  };

  it('leads to what was compiled, with types', () =>
    expect(packedManifest({ exports }).exports).toEqual({
      './host': { types: './src/host/host.d.ts', default: './src/host/host.js' },
      './components/*': { types: './src/components/*.d.ts', default: './src/components/*.js' },
      './shared.mjs': './federation/shared.mjs',
      './ambient': { types: './src/ambient.d.ts' },
    }));

  it('can be published, and brings the tools that are installed here by the repository', () => {
    const packed = packedManifest({
      private: true,
      exports,
      dependencies: { zod: '4' },
      devDependencies: { jest: '30' },
    });
    expect(packed).not.toHaveProperty('private');
    expect(packed).not.toHaveProperty('devDependencies');
    expect(packed.dependencies).toEqual({ zod: '4', jest: '30' });
  });
});

describe.each(PACKAGES)('$name', ({ folder, name }) => {
  const manifest = manifestOf(folder);

  it('says what its version changes', () => {
    const changes = readFileSync(inRoot(folder, 'CHANGELOG.md'), 'utf8');
    expect(() => requireChange(folder, manifest.version, changes)).not.toThrow();
    expect(() => requireChange(folder, '99.0.0', changes)).toThrow("is not '## 99.0.0'");
    expect(() => requireChange(folder, '1.0.0', changes)).toThrow("is not '## 1.0.0'");
  });

  it('is wanted by the others in its version, and wants nothing of this repository that is not packed', () => {
    const wanted = PACKAGES.map((other) => manifestOf(other.folder).dependencies[name]).filter(Boolean);
    expect(wanted.filter((version) => version !== manifest.version)).toEqual([]);
    const own = Object.keys(manifest.dependencies).filter((one) => one.startsWith('@app/'));
    expect(own.filter((one) => !PACKAGES.some((packed) => packed.name === one))).toEqual([]);
  });
});

it('gives teams the tools in the versions of this repository', () => {
  const { devDependencies: here } = manifestOf('.');
  const { devDependencies: kit } = manifestOf('scripts/remote-kit');
  const others = Object.entries(kit).filter(([name, version]) => here[name] !== undefined && here[name] !== version);
  expect(others).toEqual([]);
});
