import path from 'node:path';

/**
 * Import cycles between folders, at every level: an import counts between the two children of the deepest folder that holds both files.
 * @returns a message for each cycle, with one import for each of its steps
 */
export function folderCycles(imports, root) {
  const levels = new Map();
  for (const { from, to } of imports) {
    const [a, b] = [path.relative(root, from).split('/'), path.relative(root, to).split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    if (depth === -1) continue;
    const parent = a.slice(0, depth).join('/');
    const edges = levels.get(parent) ?? levels.set(parent, new Map()).get(parent);
    const targets = edges.get(a[depth]) ?? edges.set(a[depth], new Map()).get(a[depth]);
    if (!targets.has(b[depth]))
      targets.set(b[depth], `${path.relative(root, from)} imports ${path.relative(root, to)}`);
  }
  return [...levels].flatMap(([parent, edges]) => {
    const circle = findCircle(edges);
    if (!circle) return [];
    const steps = circle.map((name, index) => edges.get(name).get(circle[(index + 1) % circle.length]));
    return [`${path.join(root, parent)}: ${[...circle, circle[0]].join(' → ')}\n  ${steps.join('\n  ')}`];
  });
}

/** Depth-first search. @returns names in order, each with an edge to the next and the last to the first */
function findCircle(edges) {
  const done = new Set();
  const walk = (name, trail) => {
    const start = trail.indexOf(name);
    if (start !== -1) return trail.slice(start);
    if (done.has(name)) return undefined;
    for (const next of edges.get(name)?.keys() ?? []) {
      const circle = walk(next, [...trail, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of edges.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Upward imports, and first-level folders that no layer names. Files of the root are the package's entries, and are exempt.
 * @param layers folders from the top down, those of one layer in one list; a folder imports only from its own layer and those below it
 */
export function layerFaults(imports, root, layers) {
  const folderOf = (file) => path.relative(root, file).split('/').slice(0, -1)[0];
  const layerOf = (folder) => {
    const index = layers.findIndex((names) => names.includes(folder));
    return index === -1 ? layers.findIndex((names) => names.includes('*')) : index;
  };
  return imports.flatMap(({ from, to }) => {
    const [upper, lower] = [folderOf(from), folderOf(to)];
    if (upper === undefined || lower === undefined) return [];
    const unnamed = [upper, lower].find((folder) => layerOf(folder) === -1);
    if (unnamed) return [`${from}: no layer names ${root}/${unnamed}`];
    return layerOf(lower) < layerOf(upper) ? [`${from} imports ${to}: ${lower} is above ${upper}`] : [];
  });
}
