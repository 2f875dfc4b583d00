import { createDrafts } from '../edit-session/drafts.ts';
import { EditSession } from '../edit-session/edit-session.ts';
import type { RowCodec } from '../store/row-codec.ts';

export const TYPED = 'golondrina a medias';

export const draftsOf = (userId: string, codec: RowCodec) =>
  createDrafts({ storageOf: () => localStorage, userId, codec: () => codec });

/** What a page left in local storage that ended before its edit was stored. */
export const aDraft = (userId: string, codec: RowCodec, key = 'activity-9') => {
  const session = new EditSession({ kind: 'entry', key }, new Map(), {
    writer: { write: () => new Promise<never>(() => undefined) },
    cache: { setUnsaved: () => undefined },
  });
  session.set({ 'responses.a': { value: TYPED } });
  draftsOf(userId, codec).write([session]);
};
