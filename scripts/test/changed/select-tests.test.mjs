import { AREAS, EVERY_JOURNEY, REMOTES_ON, tagsOfPage, watching } from '../../../e2e/areas.mjs';
import { inRoot } from '../../paths.mjs';
import { readDeclaration } from '../../remote-kit/build/read-declaration.mjs';
import { areaOf, selectTests } from './select-tests.mjs';
import { allFiles } from './changed-files.mjs';

const REMOTES = ['mf-journey', 'mf-journal', 'mf-library', 'mf-calendar', 'mf-admin'];

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
  expect(select('mf-b/remote.json')).toEqual({
    tests: ['mf-b/src/page.test.tsx'],
    journeys: ['e2e/b/page.spec.ts'],
    remotes: ['mf-b'],
  });
});

it('selects a test or journey that changed itself, or what it imports', () => {
  expect(select('mf-a/src/page.test.tsx').tests).toEqual(['mf-a/src/page.test.tsx']);
  expect(select('e2e/a/words.ts').journeys).toEqual(['e2e/a/page.spec.ts']);
});

it('selects no journey for a changed test of a package', () => {
  expect(select('mf-a/src/page.test.tsx').journeys).toEqual([]);
});

it('names the remotes only where nothing else changed', () => {
  expect(select('mf-a/src/page.tsx', 'mf-b/src/page.test.tsx', 'docs/remotes.md').remotes).toEqual(['mf-a', 'mf-b']);
  expect(select('mf-a/src/page.tsx', 'e2e/a/words.ts').remotes).toBeUndefined();
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

  it.each(REMOTES)('tell which pages show %s, as it declares them, those with its slots included', async (name) => {
    const { routes, slots } = await readDeclaration(inRoot(name));
    for (const route of routes) expect(tagsOfPage(route)).toContain(`@${name}`);
    const own = routes.map((route) => `/${route.split('/')[1]}`);
    const ofOthers = Object.keys(REMOTES_ON).filter(
      (place) => REMOTES_ON[place].includes(name) && !own.includes(place),
    );
    expect(ofOthers.length > 0).toBe(slots.length > 0);
  });

  it('leave out only the journeys that watch other remotes, or the shell alone', () => {
    const ran = (title) => new RegExp(watching(['mf-calendar'])).test(title);
    const page = (address) => ran(`desktop quality/screens.spec.ts ${address} ${tagsOfPage(address).join(' ')}`);
    expect(['/calendario?vista=dia', '/', '/books', '/settings', '/admin'].map(page)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(ran('phone calendar/views.spec.ts the week @phone')).toBe(true);
  });
});
