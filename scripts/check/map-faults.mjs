import path from 'node:path';

/** Folders that every package has, for the same thing. */
const EVERYWHERE = new Set(['copy', 'testing']);

/**
 * Compares the tables of a README with the folders on disk. A name in the first column of a table is relative to the README's folder, to its
 * `src`, or to the folder in the heading above; one in another column may be relative to those of its row too.
 * @param map.readme the README's path
 * @param map.text what it says
 * @param map.folders folders whose children it has to name
 * @param files all files of the repository
 * @returns a message for each child that no table names, and for each name of a table of folders or files that does not exist
 */
export function mapFaults({ readme, text, folders }, files) {
  const paths = new Set(files.flatMap(withFolders));
  const { named, unknown } = namesIn(tablesOf(text), path.dirname(readme), paths);
  const missing = folders.flatMap((folder) => childrenOf(folder, paths)).filter((child) => !named.has(child));
  return [
    ...missing.map((child) => `${readme}: no table names ${child}`),
    ...unknown.map((name) => `${readme}: ${name} does not exist`),
  ];
}

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
const withFolders = (file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));

const childrenOf = (folder, paths) => {
  const parents = new Set([...paths].map((one) => path.dirname(one)));
  return [...paths].filter(
    (one) =>
      path.dirname(one) === path.normalize(folder) &&
      parents.has(one) &&
      !path.basename(one).startsWith('.') &&
      !EVERYWHERE.has(path.basename(one)),
  );
};

/** Rows of all tables: the code spans of their cells, with the head of the table and the code span of the heading above. */
function tablesOf(text) {
  let heading = '';
  let head;
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) heading = codeIn(line)[0] ?? '';
    if (!line.startsWith('|')) {
      head = undefined;
      return [];
    }
    const [first, ...others] = line.split(/(?<!\\)\|/).slice(1, -1);
    if (head === undefined) {
      head = first.trim();
      return [];
    }
    return [{ head, heading, first: codeIn(first), others: others.flatMap(codeIn) }];
  });
}

const codeIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

function namesIn(rows, home, paths) {
  const named = new Set();
  const unknown = [];
  const find = (name, bases) => {
    const found = bases.map((base) => path.join(base, name).replace(/\/$/, '')).find((one) => paths.has(one));
    for (const one of found ? withFolders(found) : []) named.add(one);
    return found;
  };
  for (const { head, heading, first, others } of rows) {
    const bases = [home, path.join(home, 'src'), ...(heading ? [path.join(home, heading)] : [])];
    const own = first.map((name) => find(name, bases));
    if (/^(Folder|File)/.test(head)) unknown.push(...first.filter((name, at) => !own[at] && !/[*…]/.test(name)));
    for (const name of others) find(name, [...own.filter(Boolean), ...bases]);
  }
  return { named, unknown };
}
