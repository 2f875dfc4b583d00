import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** A Markdown link, `[text](target)`; a title after the target is not part of it. */
const LINK = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const HEADING = /^#{1,6} +(.+)$/gm;

/**
 * Links of Markdown files to a missing file, or to a missing heading. Addresses of the web are not checked.
 * @param root folder that the names are relative to
 * @param names Markdown files
 * @returns `file: target` of each
 */
export function brokenLinks(root, names) {
  return names.flatMap((name) =>
    linksOf(readFileSync(path.join(root, name), 'utf8'))
      .filter((target) => !/^[a-z]+:/i.test(target) && !leadsSomewhere(path.join(root, name), target))
      .map((target) => `${name}: ${target}`),
  );
}

const linksOf = (text) => [...text.replaceAll(CODE, '').matchAll(LINK)].map(([, target]) => target);

function leadsSomewhere(from, target) {
  const [file, heading] = decodeURI(target).split('#');
  const to = file ? path.resolve(path.dirname(from), file) : from;
  if (!existsSync(to)) return false;
  return (
    !heading || statSync(to).isDirectory() || !to.endsWith('.md') || anchorsOf(readFileSync(to, 'utf8')).has(heading)
  );
}

/** Anchors as the repository's host derives them from headings: lower case, hyphens for spaces, no punctuation. */
const anchorsOf = (text) =>
  new Set(
    [...text.matchAll(HEADING)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
