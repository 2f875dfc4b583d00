import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop } from '../terminal/say.mjs';

const NAME = /^mf-[a-z][a-z0-9-]{1,30}$/;
const ROUTE = /^\/[a-z0-9_-]{1,60}$/;
/** Longest label in the navigation, in characters. */
const LABEL = 24;
const TEMPLATE = path.join(import.meta.dirname, 'template');
/** Packages that the template's sources import. */
const FOUNDATION = ['react', 'react-dom', 'styled-components'];

/** Options that say what a new remote is like. */
export const REMOTE_OPTIONS = { route: { type: 'string' }, title: { type: 'string' } };

/**
 * The facts of a new remote: its page is at `/<name without mf->` unless said otherwise.
 * @throws Stop if the name or the address is invalid
 */
export function factsOf(name, { route, title } = {}) {
  if (!NAME.test(name))
    throw new Stop(`'${name}' is no name for a remote: mf- and then small letters, as in mf-garden.`);
  const short = name.slice('mf-'.length);
  const address = route ?? `/${short}`;
  if (!ROUTE.test(address)) throw new Stop(`--route ${address} is no first address: write one word, as in /garden.`);
  const heading = title ?? short.charAt(0).toUpperCase() + short.slice(1).replaceAll('-', ' ');
  if (/['\\\n]/.test(heading)) throw new Stop(`--title ${heading}: letters, please, without quotes.`);
  return { name, route: address, title: heading, label: heading.slice(0, LABEL).trim() };
}

/**
 * Versions of the packages that the template imports.
 * @param {Record<string, string>} own specifiers of `@app/contract`, `@app/shared-ui` and `@app/remote-kit`
 * @param {{ dependencies: Record<string, string> }} sharedUi its package.json: the shell shares these dependencies in these versions
 */
export function dependenciesOf({ '@app/remote-kit': kit, ...own }, sharedUi) {
  const foundation = FOUNDATION.map((name) => [name, sharedUi.dependencies[name]]);
  return { dependencies: { ...own, ...Object.fromEntries(foundation) }, devDependencies: { '@app/remote-kit': kit } };
}

/**
 * Writes the files of a remote.
 * @param {'workspace' | 'repository'} kind a folder of a workspace, or a repository of its own
 * @returns {string[]} the files, relative to the folder
 */
export function writeRemote(folder, kind, { dependencies, devDependencies, ...facts }) {
  const asText = (versions) => JSON.stringify(versions, null, 2).replaceAll('\n', '\n  ');
  const all = { ...facts, dependencies: asText(dependencies), devDependencies: asText(devDependencies) };
  return ['remote', kind].flatMap((part) => writePart(path.join(TEMPLATE, part), folder, all));
}

/**
 * Template files end in .txt, so that no tool takes them for this repository's own; a leading underscore stands for a dot, as a package
 * leaves out files such as .npmrc.
 */
function writePart(template, folder, facts) {
  const entries = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const from = path.join(entry.parentPath, entry.name);
    const name = path
      .relative(template, from)
      .replace(/\.txt$/, '')
      .replace(/^_/, '.');
    const text = readFileSync(from, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, fact) => facts[fact]);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text, { mode: text.startsWith('#!') ? 0o755 : 0o644 });
    return name;
  });
}
