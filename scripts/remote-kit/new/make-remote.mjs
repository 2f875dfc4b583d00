import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../paths.mjs';
import { Stop } from '../../terminal/say.mjs';

const NAME = /^mf-[a-z][a-z0-9-]{1,30}$/;
const ROUTE = /^\/[a-z0-9_-]{1,60}$/;
/** Longest label in the navigation, in characters. */
const LABEL = 24;
const TEMPLATE = path.join(import.meta.dirname, 'template');

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
 * Writes the files of a remote into a folder; each of the template is a text with facts in double braces. They end in .txt, so that no tool
 * takes them for this repository's own.
 * @param {Record<string, string>} facts those of the remote; its package.json has versions of packages, by their names, too
 * @returns {string[]} the files, relative to the folder
 */
export function writeRemote(folder, facts) {
  const known = { ...versions(), ...facts };
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const from = path.join(entry.parentPath, entry.name);
    const file = path.relative(TEMPLATE, from).replace(/\.txt$/, '');
    const text = readFileSync(from, 'utf8').replaceAll(/\{\{([^}]+)\}\}/g, (_, fact) => known[fact]);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
    return file;
  });
}

/** Versions that the repository has of its own packages, and of those that the shell shares. */
function versions() {
  const manifestOf = (folder) => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  const [sharedUi, kit] = ['shared-ui', 'scripts/remote-kit'].map(manifestOf);
  return { ...sharedUi.dependencies, [sharedUi.name]: sharedUi.version, [kit.name]: kit.version };
}
