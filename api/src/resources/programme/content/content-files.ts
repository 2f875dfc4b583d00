import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACTIVITIES_PER_STAGE, BLOCKS } from '@app/contract/programme';
import type * as z from 'zod';
import { booksFileSchema, challengesFileSchema, filmsFileSchema, playlistsFileSchema } from './library-schema.ts';
import { ALL_CONTENT_IDS, type ContentItem } from './content-items.ts';
import {
  activitiesFileSchema,
  blocksFileSchema,
  KINDS_BY_PLACE,
  sealsFileSchema,
  stagesFileSchema,
} from './content-schema.ts';

export interface ContentReading {
  readonly items: readonly ContentItem[];
  /** Each error names file, id and field. */
  readonly faults: readonly string[];
  /** Ids of a complete programme that are in no file. */
  readonly missing: readonly string[];
}

interface ContentFile<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly toItems: (content: T) => ContentItem[];
  /** Errors between parts of a file, which its schema cannot detect. */
  readonly crossCheck?: (content: T) => string[];
}

const define =
  <T>(file: ContentFile<T>) =>
  (dir: string) =>
    readOne(dir, file);

const activitiesFile = (blockId: number) =>
  define({
    name: `activities/block-${String(blockId).padStart(2, '0')}.json`,
    schema: activitiesFileSchema,
    toItems: (file) => file.activities.map((value) => ({ id: `activity:${value.base}`, type: 'activity', value })),
    crossCheck: (file) => [
      ...(file.blockId === blockId ? [] : [`blockId: is ${file.blockId}, not ${blockId}`]),
      ...file.activities.flatMap(({ base, kind }, i) => {
        const expected = (blockId - 1) * ACTIVITIES_PER_STAGE + i + 1;
        return [
          ...(base === expected ? [] : [`base ${base}: is not ${expected}, its place in the file`]),
          ...(kind === KINDS_BY_PLACE[i] ? [] : [`base ${base}, kind: is ${kind}, not ${KINDS_BY_PLACE[i]}`]),
        ];
      }),
    ],
  });

const FILES = [
  define({
    name: 'blocks.json',
    schema: blocksFileSchema,
    toItems: (file) => file.blocks.map((value) => ({ id: `block:${value.id}`, type: 'block', value })),
    crossCheck: (file) =>
      file.blocks.filter(({ id, month }) => id !== month).map(({ id }) => `id ${id}, month: must equal the id`),
  }),
  define({
    name: 'stages.json',
    schema: stagesFileSchema,
    toItems: (file) => [
      ...file.stages.map((value): ContentItem => ({ id: `stage:${value.id}`, type: 'stage', value })),
      { id: 'week-texts', type: 'week-texts', value: file.weekTexts },
    ],
  }),
  define({
    name: 'seals.json',
    schema: sealsFileSchema,
    toItems: (file) => file.seals.map((value) => ({ id: `seal:${value.id}`, type: 'seal', value })),
  }),
  ...Array.from({ length: BLOCKS }, (_, i) => activitiesFile(i + 1)),
  define({
    name: 'library/books.json',
    schema: booksFileSchema,
    toItems: (file) => file.books.map((value) => ({ id: `book:${value.id}`, type: 'book', value })),
  }),
  define({
    name: 'library/films.json',
    schema: filmsFileSchema,
    toItems: (file) => file.films.map((value) => ({ id: `film:${value.id}`, type: 'film', value })),
  }),
  define({
    name: 'library/playlists.json',
    schema: playlistsFileSchema,
    toItems: (file) => file.playlists.map((value) => ({ id: `playlist:${value.id}`, type: 'playlist', value })),
  }),
  define({
    name: 'library/challenges.json',
    schema: challengesFileSchema,
    toItems: (file) => file.challenges.map((value) => ({ id: `challenge:${value.id}`, type: 'challenge', value })),
  }),
];

/** Reads and validates every file of the programme. The ids of a missing file are in `missing`. */
export async function readContent(dir: string): Promise<ContentReading> {
  const readings = await Promise.all(FILES.map((read) => read(dir)));
  const items = readings.flatMap((reading) => reading.items);
  const ids = items.map((item): string => item.id);
  const present = new Set(ids);
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: twice`);
  return {
    items,
    faults: [...readings.flatMap((reading) => reading.faults), ...doubled],
    missing: ALL_CONTENT_IDS.filter((id) => !present.has(id)),
  };
}

async function readOne<T>(dir: string, file: ContentFile<T>): Promise<{ items: ContentItem[]; faults: string[] }> {
  const fault = (what: string) => ({ items: [], faults: [`${file.name}: ${what}`] });
  let text: string;
  try {
    text = await readFile(path.join(dir, file.name), 'utf8');
  } catch (error) {
    if (isFileMissing(error)) return { items: [], faults: [] };
    throw error;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fault(error instanceof Error ? error.message : 'is not JSON');
  }
  const checked = file.schema.safeParse(json);
  if (!checked.success)
    return {
      items: [],
      faults: checked.error.issues.map((issue) => `${file.name}: ${pathOf(json, issue.path)}: ${issue.message}`),
    };
  return {
    items: file.toItems(checked.data),
    faults: (file.crossCheck?.(checked.data) ?? []).map((what) => `${file.name}: ${what}`),
  };
}

const isFileMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** 'base 21, lenses.2.text' rather than 'activities.2.lenses.2.text': writers search for the id. */
function pathOf(json: unknown, steps: readonly PropertyKey[]): string {
  let node = json;
  let name = '';
  let rest = steps.map(String);
  steps.forEach((step, i) => {
    node = typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined;
    const id = idOf(node);
    if (!id) return;
    name = id;
    rest = steps.slice(i + 1).map(String);
  });
  return [name, rest.join('.')].filter(Boolean).join(', ') || 'the whole file';
}

function idOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('base' in node) return `base ${String(node.base)}`;
  if ('id' in node) return `id ${String(node.id)}`;
  return undefined;
}
