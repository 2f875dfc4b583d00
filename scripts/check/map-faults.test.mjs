import { mapFaults } from './map-faults.mjs';

const FILES = [
  'garden/README.md',
  'garden/tools/spade.mjs',
  'garden/src/beds/bed.ts',
  'garden/src/beds/herbs/mint.ts',
  'garden/src/beds/roses/rose.ts',
  'garden/src/paths/path.ts',
  'garden/src/copy/garden.es.ts',
  'garden/src/testing/a-garden.ts',
  'garden/src/main.ts',
  'garden/.cache/kept.json',
];
const FOLDERS = ['garden', 'garden/src', 'garden/src/beds'];

const faultsOf = (lines, folders = FOLDERS) =>
  mapFaults({ readme: 'garden/README.md', text: lines.join('\n'), folders }, FILES);

const HEAD = ['| Folder | What |', '| --- | --- |'];
const WHOLE = [
  ...HEAD,
  '| `src/beds` | `herbs`, `roses` |',
  '| [`paths`](src/paths), `main.ts` | ways |',
  '| `tools` | |',
];

it('finds nothing where every folder is named: by its row, its link, or in the row of its parent', () => {
  expect(faultsOf(WHOLE)).toEqual([]);
});

it('finds a folder that no table names; prose does not count', () => {
  expect(faultsOf(WHOLE.filter((line) => !line.includes('paths')).concat('', 'And `src/paths`.'))).toEqual([
    'garden/README.md: no table names garden/src/paths',
  ]);
  expect(faultsOf(WHOLE.map((line) => line.replace(', `roses`', '')))).toEqual([
    'garden/README.md: no table names garden/src/beds/roses',
  ]);
});

it('finds a name whose folder is gone, not in a table of other things, and no pattern', () => {
  expect(faultsOf([...WHOLE, '| `pond`, `*.mjs` | |'])).toEqual(['garden/README.md: pond does not exist']);
  expect(faultsOf([...WHOLE, '', '| Address |', '| --- |', '| `/pond` |'])).toEqual([]);
});

it('reads the names below a heading with a folder as relative to it', () => {
  expect(faultsOf(['## `src/beds`', '', ...HEAD, '| `herbs/` | |', '| `roses/` | |'], ['garden/src/beds'])).toEqual([]);
});
