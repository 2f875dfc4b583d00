import { syncCopy } from '../copy/sync-notices.es.ts';
import { saveFile } from '@app/shared-ui/files/save-file';
import type { SyncClient } from '@app/sync/sync-client';
import { unsyncedExport } from '@app/sync/unsynced-export';

/** Saves everything that the server does not have as a file on the user's device. */
export async function saveUnsynced(client: SyncClient): Promise<void> {
  const content = unsyncedExport(await client.unsent.content(), syncCopy.file);
  saveFile(new File([content], syncCopy.file.name, { type: content.type }));
}
