import path from 'node:path';
import { daysOf } from '../../src/resources/programme/content/library-schema.ts';
import { libraryRules } from './library-rules.ts';
import { createLibrary, type Library } from '../../src/resources/programme/content/library-items.ts';
import { readContent } from '../../src/resources/programme/content/content-files.ts';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { LINKED_PLAYLISTS } from './linked-playlists.ts';

const CONTENT_DIR = path.resolve(import.meta.dirname, '../../content');

describe('the libraries in api/content', () => {
  let items: readonly ContentItem[];
  let library: Library;
  beforeAll(async () => {
    ({ items } = await readContent(CONTENT_DIR));
    library = createLibrary(items);
  });

  it('have the items of the specification (2§3)', () => {
    const ids = (all: readonly { readonly id: number }[]) => all.map(({ id }) => id);
    expect(ids(library.books.all)).toEqual([1, 2, 3, 4, 5, 6, 101, 102, 103, 104, 105, 106]);
    expect(ids(library.films.all)).toEqual([1, 2, 3, 4, 101, 102, 103, 104]);
    expect(ids(library.playlists.all)).toEqual([1, 2, 3, 4, 101, 102, 103, 104]);
    expect(ids(library.challenges.all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('open stage books with stages 1–6, films and playlists with blocks', () => {
    expect(library.books.all.flatMap(({ etapaId }) => etapaId ?? [])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(library.films.all.flatMap(({ blockId }) => blockId ?? [])).toEqual([1, 2, 3, 4]);
    expect(library.playlists.all.flatMap(({ blockId }) => blockId ?? [])).toEqual([1, 2, 3, 4]);
  });

  it('are consistent: lengths, neighbours by tags, covers, blocks', () => {
    expect(libraryRules(items)).toEqual([]);
  });

  it('have challenges of all eight categories, from 12 horas to 40 días', () => {
    const challenges = library.challenges.all;
    expect(new Set(challenges.map(({ category }) => category)).size).toBe(8);
    const durations = challenges.map(({ duration }) => duration);
    expect(durations).toContain('12 horas');
    expect(Math.max(...durations.map(daysOf))).toBe(40);
  });

  it('link only verified playlists, under their own names', () => {
    const linked = library.playlists.all.filter(({ spotifyId }) => spotifyId !== null);
    expect(linked.filter(({ spotifyId, publicName }) => LINKED_PLAYLISTS[spotifyId ?? ''] !== publicName)).toEqual([]);
  });
});

it.each([
  ['12 horas', 1],
  ['24 horas', 1],
  ['48 horas', 2],
  ['1 día', 1],
  ['40 días', 40],
])('%s takes %i calendar days', (duration, days) => {
  expect(daysOf(duration)).toBe(days);
});
