import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\b|[-_.])/i;

/**
 * Licences of everything that the product ships or runs with: each installed package of the lock file that is no development tool, with
 * the text that its author requires to be distributed. Identical texts are given once, below the packages that they belong to.
 */
export function thirdPartyNotices() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages).filter(
    ([folder, item]) => folder.includes('node_modules/') && !item.dev && !item.link && existsSync(inRoot(folder)),
  );
  const titlesOf = new Map();
  for (const [folder, { version, license }] of shipped) {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const text = licenceTextOf(inRoot(folder)) || `Licence: ${license}`;
    titlesOf.set(text, [...(titlesOf.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const parts = [...titlesOf].map(([text, titles]) => `${[...new Set(titles)].toSorted().join('\n')}\n\n${text}\n`);
  return ['Reencuentro is made with the software below. Thank you.\n', ...parts.toSorted()].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

/** The licence files of a package, concatenated; empty if it has none. */
function licenceTextOf(folder) {
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  );
  return names
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}
