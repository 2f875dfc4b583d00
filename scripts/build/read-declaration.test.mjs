import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { remoteNames } from './packages.mjs';
import { pageFiles } from './page-files.mjs';
import { readDeclaration, runModule } from './read-declaration.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'declaration-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => writeFileSync(path.join(folder, file), text);

it('reads routes, headings and imports, and runs no page', async () => {
  write('headings.ts', `export const heading = { title: 'Huerto' } as const; export const LAST: number = 2;`);
  write('page.tsx', `throw new Error('a page ran in the build');`);
  write(
    'remote.config.ts',
    `import { heading, LAST } from './headings.ts';
     export default {
       routes: [
         { path: '/huerto', page: () => import('./page.tsx').then((module) => module.Page), heading },
         {
           path: '/huerto/:id', page: () => import('./bed.tsx').then((module) => module.Bed), isBundled: true,
           preload: () => import('./plants.tsx'), headings: () => ({ ['/huerto/' + LAST]: heading }),
         },
       ],
       slots: ['home-garden'],
       nav: { to: '/huerto', label: 'Huerto', icon: 'M4 4h16' },
       order: 30,
     };`,
  );
  expect(await readDeclaration(folder)).toEqual({
    access: 'user',
    slots: ['home-garden'],
    nav: { to: '/huerto', label: 'Huerto', icon: 'M4 4h16' },
    order: 30,
    routes: ['/huerto', '/huerto/:id'],
    headings: { '/huerto': { title: 'Huerto' }, '/huerto/2': { title: 'Huerto' } },
    pages: [
      { path: '/huerto', isBundled: false, page: ['./page.tsx'], preload: [] },
      { path: '/huerto/:id', isBundled: true, page: ['./bed.tsx'], preload: ['./plants.tsx'] },
    ],
  });
});

it('finds every place of the bar taken by one remote of the checkout', async () => {
  const { BAR_PLACES } = runModule(inRoot('api/contract/src/bar-places.ts'));
  const declared = await Promise.all(remoteNames().map((name) => readDeclaration(inRoot(name))));
  expect(declared.flatMap(({ nav }) => nav?.bar ?? []).toSorted()).toEqual(BAR_PLACES.toSorted());
});

describe('files of a page', () => {
  const declaration = '/mf-garden/remote.config.ts';
  const group = (request, file, importer = declaration) => ({
    origins: [{ module: { nameForCondition: () => importer }, request }],
    getFiles: () => [file, `${file}.map`],
  });
  const compilation = () => ({
    errors: [],
    chunkGroups: [group('./page.tsx', '1.js'), group('./plants.tsx', '2.js'), group('./page.tsx', '3.js', '/other.ts')],
  });
  const page = { path: '/huerto', isBundled: false, page: ['./page.tsx'], preload: [] };
  const bed = { path: '/huerto/:id', isBundled: true, page: ['./bed.tsx'], preload: ['./plants.tsx'] };

  it('are those of its imports', () => {
    const build = compilation();
    expect(pageFiles(build, declaration, [page, bed])).toEqual({ '/huerto': ['1.js'], '/huerto/:id': ['2.js'] });
    expect(build.errors).toEqual([]);
  });

  it.each([
    ['a bundled page with a file of its own', { ...page, isBundled: true }],
    ['a page that is not bundled, and has no file', { ...bed, isBundled: false }],
  ])('fail the build: %s', (_, wrong) => {
    const build = compilation();
    pageFiles(build, declaration, [wrong]);
    expect(build.errors.map(({ message }) => message)).toEqual([expect.stringContaining(wrong.path)]);
  });
});
