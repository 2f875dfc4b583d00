import { folderCycles, layerFaults } from './folder-faults.mjs';
import { importsOf } from './import-graph.mjs';

/** The imports of a package with these files. */
function importsIn(sources) {
  const files = Object.keys(sources).map((file) => `src/${file}`);
  return importsOf(files, { read: (file) => sources[file.slice('src/'.length)] });
}

describe('import cycles between folders', () => {
  it('are found where files have none, and shown step by step', () => {
    const imports = importsIn({
      'rooms/door.ts': `import { key } from '../keys/key.ts';`,
      'rooms/wall.ts': `export const wall = 1;`,
      'keys/key.ts': `export const key = 1;`,
      'keys/hook.ts': `import { nail } from '../nails/nail.ts';`,
      'nails/nail.ts': `import { wall } from '../rooms/wall.ts';`,
    });
    expect(folderCycles(imports, 'src')).toEqual([
      'src: rooms → keys → nails → rooms\n' +
        '  rooms/door.ts imports keys/key.ts\n  keys/hook.ts imports nails/nail.ts\n  nails/nail.ts imports rooms/wall.ts',
    ]);
  });

  it.each([
    ['a dynamic import', `void import(/* webpackMode: "eager" */ '../b/one.ts');`],
    ['an import of a type', `import type { One } from '../b/one.ts';`],
    ['a type in place', `export type Two = import('../b/one.ts').One;`],
    ['a re-export', `export { one } from '../b/one.ts';`],
    ['an import for its effects', `import '../b/one.ts';`],
  ])('are found by %s', (_, source) => {
    const imports = importsIn({ 'a/one.tsx': source, 'a/two.ts': '', 'b/one.ts': `export * from '../a/two.ts';` });
    expect(folderCycles(imports, 'src')).toHaveLength(1);
  });

  it('are found below the first level, and a file beside a folder counts as one', () => {
    const imports = importsIn({
      'a/b/one.ts': `import { two } from '../two.ts';`,
      'a/two.ts': `import { three } from './b/three.ts';`,
      'a/b/three.ts': '',
    });
    expect(folderCycles(imports, 'src')).toEqual([expect.stringContaining('src/a: b → two.ts → b')]);
  });

  it('are not reported in a package without any', () => {
    const imports = importsIn({
      'a/one.ts': `import '../b/one.ts';\nimport './two.ts';`,
      'a/two.ts': '',
      'b/one.ts': '',
    });
    expect(imports).toHaveLength(2);
    expect(folderCycles(imports, 'src')).toEqual([]);
  });
});

describe('layers', () => {
  const layers = [['pages'], ['parts', 'calls']];
  const from = (sources) => layerFaults(importsIn(sources), 'src', layers);

  it('may import downwards and within a layer', () => {
    const sources = {
      'pages/a.ts': `import '../parts/b.ts';`,
      'parts/b.ts': `import '../calls/c.ts';`,
      'calls/c.ts': '',
    };
    expect(from({ ...sources, 'main.ts': `import './pages/a.ts';` })).toEqual([]);
  });

  it('may not import upwards', () => {
    expect(from({ 'parts/b.ts': `import '../pages/a.ts';`, 'pages/a.ts': '' })).toEqual([
      'src/parts/b.ts imports src/pages/a.ts: pages is above parts',
    ]);
  });

  it('have the entries of the package above them, and may name a file beside the folders', () => {
    const sources = { 'calls/c.ts': `import '../shapes.ts';`, 'shapes.ts': `import './calls/d.ts';`, 'calls/d.ts': '' };
    expect(from(sources)).toEqual([
      'src/calls/c.ts imports src/shapes.ts: an entry of the package is above all folders',
    ]);
    const named = (...last) => layerFaults(importsIn(sources), 'src', [['pages'], ...last]);
    expect(named(['*'])).toEqual(from(sources));
    expect(named(['calls'], ['shapes.ts'])).toEqual(['src/shapes.ts imports src/calls/d.ts: calls is above shapes.ts']);
    expect(named(['calls', 'shapes.ts'])).toEqual([]);
  });

  it('name every folder', () => {
    const sources = { 'pages/a.ts': `import '../new/n.ts';`, 'new/n.ts': '' };
    expect(from(sources)).toEqual(['src/pages/a.ts: no layer names src/new']);
    expect(layerFaults(importsIn(sources), 'src', [['pages'], ['*']])).toEqual([]);
  });
});
