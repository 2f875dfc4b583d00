import { writtenOn } from '@app/contract/written-at';
import { type StoredDocument, useDocuments } from '@app/shared-ui/host';
import * as z from 'zod/mini';

/** The work that a note is about. */
export interface NoteSource {
  readonly kind: 'book' | 'film';
  readonly id: number;
}

const noteSchema = z.object({ source: z.object({ kind: z.string(), id: z.number() }), entryId: z.number() });

export interface EarlierNote {
  readonly key: string;
  /** The note's number in the journal. */
  readonly entryId: number;
  /** As `writtenOn` gives it. */
  readonly writtenAt: string;
}

/** The user's earlier notes on the work, newest first. */
export function useEarlierNotes({ kind, id }: NoteSource): readonly EarlierNote[] {
  return useDocuments('entry').flatMap((document) => {
    const note = asNote(document);
    return note?.source.kind === kind && note.source.id === id
      ? [{ key: document.key, entryId: note.entryId, writtenAt: writtenOn(document) }]
      : [];
  });
}

function asNote({ fields }: StoredDocument) {
  const note = z.safeParse(noteSchema, fields);
  return note.success ? note.data : undefined;
}
