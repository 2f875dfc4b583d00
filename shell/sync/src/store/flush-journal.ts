import { deleteDB, openDB } from 'idb';

const NAME = 'journal-flush';
/** In milliseconds, from the deletion until Chromium has written its journal out; 20 on an idle machine. */
const FLUSHED_MS = 100;

/**
 * Call before deleting a database. Chromium (LevelDB) deletes by marks, and later rewrites the files that are older than these: what is still
 * in the journal when they come is written out beside them, and its bytes stay on the disk. The deletion of an empty database has the journal
 * written out first. Never fails.
 */
export async function flushJournal(): Promise<void> {
  try {
    (await openDB(NAME, 1)).close();
    await deleteDB(NAME);
    await new Promise((resolve) => setTimeout(resolve, FLUSHED_MS));
  } catch {
    // A device without databases, or without room, has nothing to write out.
  }
}
