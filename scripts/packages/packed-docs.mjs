import path from 'node:path';

/** A link to another file of the repository: its text, its target, its part of the page. */
const LINK = /\[([^\]]+)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;
const GUIDE = 'docs/remotes.md';

/**
 * What the kit tells a team, which has nothing of the repository to open: the guide, the host's API, and the decisions that the guide names.
 * Links lead to what is packed; of all others the text stays.
 * @param {(file: string) => string} read a file of the repository
 * @returns {Map<string, string>} texts, by their names in the package
 */
export function packedDocs(read) {
  const linked = [...read(GUIDE).matchAll(LINK)].map(([, , target]) => path.posix.join('docs', target));
  const decisions = linked.filter((file) => file.startsWith('docs/decisions/'));
  const names = new Map([
    [GUIDE, 'REMOTES.md'],
    ['docs/host.md', 'host.md'],
    ...decisions.map((file) => [file, path.posix.relative('docs', file)]),
  ]);
  const textOf = (file, name) =>
    read(file).replaceAll(LINK, (_, text, target, part = '') => {
      const there = names.get(path.posix.join(path.posix.dirname(file), target));
      return there ? `[${text}](${path.posix.relative(path.posix.dirname(name), there)}${part})` : text;
    });
  return new Map([...names].map(([file, name]) => [name, textOf(file, name)]));
}
