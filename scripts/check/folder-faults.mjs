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
 * Upward imports, and first-level folders that no layer names. A file of the root that no layer names is an entry of the package: it imports
 * from everywhere, and no folder imports from it.
 * @param layers folders, and files of the root, from the top down, those of one layer in one list: each imports only from its own layer and
 * those below it
 */
export function layerFaults(imports, root, layers) {
  const placeOf = (file) => {
    const [name, ...below] = path.relative(root, file).split('/');
    const named = layers.findIndex((names) => names.includes(name));
    if (named !== -1 || below.length === 0) return { name, layer: named, isEntry: named === -1 };
    return { name, layer: layers.findIndex((names) => names.includes('*')), isEntry: false };
  };
  return imports.flatMap(({ from, to }) => {
    const [upper, lower] = [placeOf(from), placeOf(to)];
    if (upper.isEntry) return [];
    if (lower.isEntry) return [`${from} imports ${to}: an entry of the package is above all folders`];
    const unnamed = [upper, lower].find(({ layer }) => layer === -1);
    if (unnamed) return [`${from}: no layer names ${root}/${unnamed.name}`];
    return lower.layer < upper.layer ? [`${from} imports ${to}: ${lower.name} is above ${upper.name}`] : [];
  });
}
