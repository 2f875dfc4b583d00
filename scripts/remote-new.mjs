import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { npm } from './install/npm.mjs';
import { inRoot } from './paths.mjs';
import { runMain, say, Stop } from './terminal/say.mjs';

const USAGE = 'npm run remote:new -- mf-<name> [--route /address] [--title Title]';
const OPTIONS = { route: { type: 'string' }, title: { type: 'string' } };

const NAME = /^mf-[a-z][a-z0-9-]{1,30}$/;
const ROUTE = /^\/[a-z0-9_-]{1,60}$/;
/** Longest label in the navigation, in characters. */
const LABEL = 24;
const TEMPLATE = inRoot('scripts/remote-new/template');

/** `npm run remote:new -- mf-garden`: a new remote that builds, passes its tests, deploys and is shown, without changes to the shell. */
await runMain(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Stop(USAGE);
  const facts = factsOf(name, values);
  if (existsSync(inRoot(name))) throw new Stop(`${name} is there already.`);
  for (const file of writeRemote(inRoot(name), facts)) say(`  ${path.join(name, file)}`);
  // npm links the new workspace, so that its imports resolve.
  const { code } = await npm(['install', '--no-progress', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Stop('npm install failed: run it by hand, then go on.');
  say(
    `\n${name} is there. Alone: npm run dev -w ${name} · tests: npm test -w ${name} · live: npm run deploy -- ${name}`,
  );
});

/**
 * The facts of a new remote: its page is at `/<name without mf->` unless said otherwise.
 * @throws Stop if the name or the address is invalid
 */
function factsOf(name, { route, title }) {
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
 * takes them for the repository's own.
 * @returns {string[]} the files, relative to the folder
 */
function writeRemote(folder, facts) {
  // Libraries that the shell shares have the versions of shared-ui.
  const { dependencies } = JSON.parse(readFileSync(inRoot('shared-ui/package.json'), 'utf8'));
  const known = { ...dependencies, ...facts };
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
