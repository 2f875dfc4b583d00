import { syncCopy } from '../copy/sync-notices.es.ts';
import { saveFile } from '../storage/save-file.ts';
import type { SyncClient } from '@app/sync/sync-client';
import { unsyncedExport } from '@app/sync/unsynced-export';

/** Gives her everything that the server does not have as a file. */
export async function saveUnsynced(client: SyncClient): Promise<void> {
  saveFile(unsyncedExport(await client.unsyncedContent(), syncCopy.file), syncCopy.file.name);
}
