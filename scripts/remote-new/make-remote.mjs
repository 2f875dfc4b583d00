import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { Stop } from '../terminal/say.mjs';

const NAME = /^mf-[a-z][a-z0-9-]{1,30}$/;
const TEMPLATE = path.join(import.meta.dirname, 'template');
/** Template sources end in .txt, so that no tool takes them for this repository's own. */
const SOURCE = /\.txt$/;
/** What the template's sources import, in the versions that the other remotes use. */
const FOUNDATION = ['@app/shared-ui', 'react', 'react-dom', 'styled-components'];

/**
 * Creates the folder of a remote: a page at `/<name without mf->` with its contract test.
 * @returns the files it wrote
 * @throws Stop if the name is invalid or taken
 */
export function makeRemote(name) {
  if (!NAME.test(name))
    throw new Stop(`'${name}' is no name for a remote: mf- and then small letters, as in mf-garden.`);
  const folder = inRoot(name);
  if (existsSync(folder)) throw new Stop(`${name} is there already.`);
  const short = name.slice('mf-'.length);
  const facts = {
    name,
    route: `/${short}`,
    title: short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' '),
    dependencies: JSON.stringify(foundationVersions(), null, 2).replaceAll('\n', '\n  '),
  };
  const written = [];
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(folder, path.relative(TEMPLATE, from)).replace(SOURCE, '');
    mkdirSync(path.dirname(to), { recursive: true });
    const text = readFileSync(from, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, fact) => facts[fact]);
    writeFileSync(to, text);
    written.push(path.relative(inRoot(), to));
  }
  return written;
}

function foundationVersions() {
  const { dependencies } = JSON.parse(readFileSync(inRoot('mf-calendar/package.json'), 'utf8'));
  return Object.fromEntries(FOUNDATION.map((name) => [name, dependencies[name]]));
}
