import type { FileHandle } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { ImportResult } from '@app/contract/account-data';
import { SIBLINGS_PER_DOCUMENT } from '@app/contract/sync';
import * as z from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { ALL_KINDS } from '../../sync/kinds/all-kinds.ts';
import { archivedDocumentSchema, archiveHeadSchema, DOCUMENTS_FOLDER, HEAD_FILE } from '../archive.ts';
import { DocumentImport, type Tally } from './import-documents.ts';
import { importDrawings } from './import-drawings.ts';
import { importProgress } from './import-progress.ts';
import { importShelf } from './import-shelf.ts';
import { holdHistory } from './import-target.ts';
import { Archive, notAnArchive } from './read-archive.ts';

type Parts = Pick<Deps, 'vaults' | 'clock' | 'jobs' | 'journalRevisions' | 'textQuotaBytes'>;

/** Documents that cannot be read are skipped, such as those of a later version; so many together are no archive of hers. */
const MOST_UNREADABLE = 1_000;
/** Documents after which others have their turn. */
const TURN = 100;

/**
 * Brings an archive of hers back. Drawings come first, so that no entry stands there without its own.
 * @param epoch the history that she sent it into
 * @throws HttpProblem 400 no archive of ours · 401 and 409 account or data erased meanwhile · 413 the account is full
 */
export async function importData(
  deps: Parts,
  user: CurrentUser,
  epoch: string,
  file: FileHandle,
): Promise<ImportResult> {
  const target = { userId: user.id, epoch };
  const archive = await Archive.open(file);
  const head = await archive.json(HEAD_FILE, archiveHeadSchema);
  // Her counter is there from now on: a write of it is what keeps a deletion and the steps below apart.
  await withRetry(() => withTransaction((session) => holdHistory(target, session)));
  const vault = await deps.vaults.of(user.id);
  await importDrawings(archive, target, vault, deps.clock());

  const tally: Tally = { added: 0, merged: 0, siblings: 0, skipped: 0 };
  const context = {
    ...target,
    vault,
    kinds: ALL_KINDS,
    device: 'tu archivo',
    clock: deps.clock,
    jobs: deps.jobs,
    limits: { siblings: SIBLINGS_PER_DOCUMENT, textBytes: deps.textQuotaBytes },
  };
  const documents = new DocumentImport(context, tally);
  let unreadable = 0;
  for (const name of archive.namesIn(DOCUMENTS_FOLDER))
    for (const [i, raw] of (await archive.json(name, z.array(z.unknown()))).entries()) {
      if (i % TURN === 0) await setImmediate();
      const document = archivedDocumentSchema.safeParse(raw);
      if (document.success) await documents.add(document.data);
      else unreadable += 1;
      if (unreadable > MOST_UNREADABLE) throw notAnArchive();
    }
  await documents.flush();
  tally.skipped += unreadable;

  await importShelf(target, head.shelf);
  await importProgress({ user, epoch, vault, progress: head.progress, seal: head.progressSeal, now: deps.clock() });
  deps.journalRevisions.changed(user.id);
  return tally;
}
