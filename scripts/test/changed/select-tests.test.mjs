import { AREAS, EVERY_JOURNEY } from '../../../e2e/areas.mjs';
import { areaOf, selectTests } from './select-tests.mjs';
import { allFiles } from './changed-files.mjs';

const imports = [
  { from: 'shared-ui/src/button.tsx', to: 'shared-ui/src/colours.ts' },
  { from: 'mf-a/src/page.tsx', to: 'shared-ui/src/button.tsx' },
  { from: 'mf-a/src/page.test.tsx', to: 'mf-a/src/page.tsx' },
  { from: 'mf-b/src/page.test.tsx', to: 'mf-b/src/page.tsx' },
  { from: 'e2e/a/page.spec.ts', to: 'e2e/a/words.ts' },
];
const files = [
  ...new Set(imports.flatMap(({ from, to }) => [from, to])),
  'mf-a/package.json',
  'mf-b/remote.json',
  'e2e/b/page.spec.ts',
  'e2e/b/slow.spec.ts',
];
const areas = { 'e2e/a': ['mf-a'], 'e2e/b': ['mf-b'], 'e2e/b/slow.spec.ts': ['api'] };
const select = (...changed) => selectTests({ changed, files, imports, areas, everyJourney: ['scripts/start'] });

it('selects the tests that import what changed, through others too', () => {
  expect(select('shared-ui/src/colours.ts')).toEqual({
    tests: ['mf-a/src/page.test.tsx'],
    journeys: ['e2e/a/page.spec.ts'],
  });
});

it('selects a package’s tests for a file that nothing imports', () => {
  expect(select('mf-b/remote.json')).toEqual({ tests: ['mf-b/src/page.test.tsx'], journeys: ['e2e/b/page.spec.ts'] });
});

it('selects a test or journey that changed itself, or what it imports', () => {
  expect(select('mf-a/src/page.test.tsx').tests).toEqual(['mf-a/src/page.test.tsx']);
  expect(select('e2e/a/words.ts').journeys).toEqual(['e2e/a/page.spec.ts']);
});

it('asks the file of journeys before its folder', () => {
  expect(select('api/main.ts').journeys).toEqual(['e2e/b/slow.spec.ts']);
});

it('selects everything when what every test depends on changed, and nothing for prose', () => {
  expect(select('package-lock.json').tests).toHaveLength(2);
  expect(select('scripts/start/start.mjs').journeys).toHaveLength(3);
  expect(select('docs/picture.svg', 'README.md')).toEqual({ tests: [], journeys: [] });
});

describe('the areas of this repository', () => {
  it('are declared for every journey, and name what is there', async () => {
    const there = await allFiles();
    for (const file of there.filter((name) => /^e2e\/(?!visual).*\.spec\.ts$/.test(name)))
      expect(areaOf(file, AREAS)).not.toEqual([]);
    const named = [...Object.keys(AREAS), ...Object.values(AREAS).flat(), ...EVERY_JOURNEY];
    const isThere = (place) => there.some((file) => file === place || file.startsWith(`${place}/`));
    expect(named.filter((place) => !isThere(place))).toEqual([]);
  });
});
