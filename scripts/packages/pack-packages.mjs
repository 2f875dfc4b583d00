import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildCatalogue } from '../catalogue/ladle.mjs';
import { npm } from '../install/npm.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../process/run.mjs';
import { Stop } from '../terminal/say.mjs';
import { hostContract } from '../remote-kit/build/host-contract.mjs';
import { contractFault } from './contract-of-versions.mjs';
import { packedDocs } from './packed-docs.mjs';
import { packedManifest } from './packed-manifest.mjs';
import { PACKAGES } from './packages.mjs';

const TEST = /\.test\.(ts|tsx|mjs)$/;
const SOURCE = /(?<!\.d)\.tsx?$/;
/** What no package has; of the catalogue it has what is built of it. */
const LEFT_OUT = new Set(['node_modules', 'tsconfig.json', 'catalogue']);

/** Packs every package into a folder. @returns {Promise<string[]>} the files */
export async function packPackages(out) {
  mkdirSync(out, { recursive: true });
  const staged = await Promise.all(PACKAGES.map(stage));
  const files = [];
  for (const folder of staged) {
    const { code, output } = await npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', out], folder);
    if (code !== 0) throw new Stop(`${output.trim()}\nPacking ${folder} failed.`);
    files.push(path.join(out, output.trim().split('\n').at(-1)));
  }
  return files;
}

/** Copies a package as it will be installed, without tests. @returns the folder */
async function stage({ name, folder, compiled }) {
  const manifest = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  const changes = readFileSync(inRoot(folder, 'CHANGELOG.md'), 'utf8');
  requireChange(folder, manifest.version, changes);
  const fault = contractFault(changes, hostContract());
  if (fault) throw new Stop(`${folder}/CHANGELOG.md: ${fault}`);
  const target = inRoot('.cache/packages', name.replace('/', '-'));
  rmSync(target, { recursive: true, force: true });
  cpSync(inRoot(folder), target, { recursive: true, filter: (file) => isPacked(file, inRoot(folder)) });
  if (compiled.length > 0) await compile({ folder, compiled, target });
  if (name === '@app/shared-ui') await buildCatalogue(path.join(target, 'catalogue'));
  if (name === '@app/remote-kit') {
    for (const [file, text] of packedDocs((from) => readFileSync(inRoot(from), 'utf8'))) {
      mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
      writeFileSync(path.join(target, file), text);
    }
  }
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
  return target;
}

/** Requires that the newest entry is on what this version changes. @throws Stop otherwise */
export function requireChange(folder, version, changes) {
  const newest = changes.split('\n').find((line) => line.startsWith('## '));
  if (newest !== `## ${version}`)
    throw new Stop(
      `The first heading of ${folder}/CHANGELOG.md is not '## ${version}': say there what this version changes.`,
    );
}

/** Whether a file is packed; so are a template's sources, which end in .txt. */
function isPacked(file, folder) {
  const name = path.basename(file);
  return !TEST.test(name) && !SOURCE.test(name) && !(LEFT_OUT.has(name) && file !== folder);
}

async function compile({ folder, compiled, target }) {
  const options = {
    extends: inRoot(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: inRoot(folder),
      outDir: target,
    },
    include: [...compiled.map((part) => inRoot(folder, part)), inRoot('shared-ui/src/ambient.d.ts')],
    exclude: ['ts', 'tsx', 'mjs'].map((ending) => inRoot(folder, `**/*.test.${ending}`)),
  };
  // The settings lie beside the staged folder: the compiler looks for types from there upwards.
  const settings = `${target}.tsconfig.json`;
  writeFileSync(settings, JSON.stringify(options));
  const { code, output } = await run(inRoot('node_modules/.bin/tsc'), ['-p', settings], { quiet: true });
  if (code !== 0) throw new Stop(`${output.trim()}\nCompiling ${folder} failed.`);
  if (readdirSync(target).length === 0) throw new Stop(`Compiling ${folder} made nothing.`);
}
