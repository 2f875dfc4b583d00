import { BLOCKS } from '@app/contract/programme';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { wordsOf } from './content-rules.ts';
import type { ContentBook, ContentFilm } from '../../src/resources/programme/content/library-schema.ts';
import { createLibrary } from '../../src/resources/programme/content/library-items.ts';

/** Rules for complete libraries, over all their items; each error names the item. */

const SUMMARY_WORDS = { least: 600, most: 1200 };
const DAY_WORDS = { least: 20, most: 240 };
const TAGS_MOST = 14;

interface Tagged {
  readonly id: number;
  readonly tags: readonly string[];
}

/** All errors of the libraries' texts and of the references between items. */
export function libraryRules(items: readonly ContentItem[]): string[] {
  const { books, films, playlists, challenges } = createLibrary(items);
  return [
    ...books.all.flatMap((book) => summaryLength(`book:${book.id}`, book)),
    ...films.all.flatMap((film) => summaryLength(`film:${film.id}`, film)),
    ...challenges.all.flatMap(({ id, days }) =>
      days.flatMap(({ text }, i) => within(`challenge:${id}, day ${i + 1}`, [text], DAY_WORDS)),
    ),
    ...tagFaults('book', books.all),
    ...tagFaults('film', films.all),
    ...tooManyTags('playlist', playlists.all),
    ...tooManyTags('challenge', challenges.all),
    ...sameCovers([...books.all, ...films.all, ...playlists.all]),
    ...motifFaults([...books.all, ...films.all]),
    ...uncoveredBlocks([...books.all, ...films.all]),
  ];
}

function within(at: string, paragraphs: readonly string[], { least, most }: typeof DAY_WORDS): string[] {
  const words = wordsOf(paragraphs.join(' ')).length;
  return words < least || words > most ? [`${at}: ${words} words, not ${least}–${most}`] : [];
}

const summaryLength = (at: string, { fullSummary }: ContentBook | ContentFilm) =>
  within(
    at,
    fullSummary.flatMap(({ text }) => text),
    SUMMARY_WORDS,
  );

/** Errors of tags: too many of them, or an item that shares none with another. */
const tagFaults = (kind: string, items: readonly Tagged[]): string[] => [
  ...tooManyTags(kind, items),
  ...items
    .filter(({ id, tags }) => !items.some((other) => other.id !== id && other.tags.some((tag) => tags.includes(tag))))
    .map(({ id }) => `${kind}:${id}: shares no tag with another`),
];

function tooManyTags(kind: string, items: readonly Tagged[]): string[] {
  const tags = new Set(items.flatMap((item) => item.tags));
  return tags.size > TAGS_MOST ? [`${kind}: ${tags.size} tags, more than ${TAGS_MOST}`] : [];
}

function sameCovers(items: readonly { readonly title: string; readonly coverColor: string }[]): string[] {
  const firstOf = new Map<string, string>();
  return items.flatMap(({ title, coverColor }) => {
    const first = firstOf.get(coverColor);
    firstOf.set(coverColor, first ?? title);
    return first ? [`${title}: has the cover of ${first}, ${coverColor}`] : [];
  });
}

/** Errors of works without a motif, or with that of another. */
function motifFaults(works: readonly (ContentBook | ContentFilm)[]): string[] {
  const firstOf = new Map<string, string>();
  return works.flatMap(({ title, motif }) => {
    if (motif === undefined) return [`${title}: its cover has no motif`];
    const first = firstOf.get(motif);
    firstOf.set(motif, first ?? title);
    return first ? [`${title}: has the motif of ${first}, ${motif}`] : [];
  });
}

/** Errors of blocks that no general book or film accompanies. */
function uncoveredBlocks(works: readonly (ContentBook | ContentFilm)[]): string[] {
  const general = works.filter((work) => !('etapaId' in work || 'blockId' in work));
  const covered = new Set(general.flatMap(({ blocks }) => blocks));
  return Array.from({ length: BLOCKS }, (_, i) => i + 1)
    .filter((blockId) => !covered.has(blockId))
    .map((blockId) => `block ${blockId}: no general book or film accompanies it`);
}
