import type { Programme } from '../../../programme/served/programme.ts';
import type { SyncDocument } from '../../../writing/sync/engine/document.ts';
import type { Book, Chapter } from './text-pages.ts';

/** The sentences that the user has underlined, by activity, in the order of the programme. */
export function underlinesBook(documents: readonly SyncDocument[], programme: Programme): Book {
  const chapters = documents
    .map((document) => ({ id: Number(document.key.slice('activity-'.length)), kept: sentencesOf(document) }))
    .filter(({ kept }) => kept.length > 0)
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, kept }): Chapter => ({
      title: programme.activity(id)?.title ?? `Actividad ${id}`,
      note: `Actividad ${id}`,
      passages: kept.map((text) => ({ text, pictures: [] })),
    }));
  return { title: 'Mis subrayados', chapters };
}

/** Sentences without repetition: two devices may have underlined the same. */
const sentencesOf = ({ fields }: SyncDocument): string[] => [
  ...new Set(Object.values(fields).flatMap(({ value }) => (typeof value === 'string' ? value : []))),
];
