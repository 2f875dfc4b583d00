import { syncCopy } from '../copy/sync-notices.es.ts';
import { saveFile } from '../storage/save-file.ts';
import type { SyncClient } from '@app/sync/sync-client';
import { wordsFile } from '@app/sync/words-file';

/** Gives her everything that the server does not have as a file. */
export async function saveWords(client: SyncClient): Promise<void> {
  saveFile(wordsFile(await client.unsentWords(), syncCopy.file), syncCopy.file.name);
}
