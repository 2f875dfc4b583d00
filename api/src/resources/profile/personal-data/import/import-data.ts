import type { FileHandle } from 'node:fs/promises';
import type { ImportResult } from '@app/contract/personal-data';
import type { JournalRevisions } from '../../../writing/journal/journal-revisions.ts';
import type { Deps } from '../../../../deps.ts';
import { withRetry, withTransaction } from '../../../../platform/mongo.ts';
import type { CurrentUser } from '../../../../platform/sessions/sessions.ts';
import { PUSH_LIMITS } from '../../../writing/sync/engine/apply-operation.ts';
import { ALL_KINDS } from '../../../writing/sync/kinds/all-kinds.ts';
import { archiveHeadSchema, HEAD_FILE } from '../export/archive-format.ts';
import { DocumentImport } from './import-documents.ts';
import { importDrawings } from './import-drawings.ts';
import { assertFits, documentsIn } from './import-fits.ts';
import { importProgress } from './import-progress.ts';
import { importShelf } from './import-shelf.ts';
import { holdHistory } from './import-target.ts';
import { Archive } from './read-archive.ts';

type Parts = Pick<Deps, 'vaults' | 'clock' | 'jobs' | 'textQuotaBytes'> & {
  readonly journalRevisions: JournalRevisions;
};

/**
 * Imports an archive of the user. Drawings first, so that no entry appears without its drawings.
 * @param epoch the user's epoch when the upload began
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
  // This write creates the user's counter: later writes to it serialise a deletion and the steps below.
  await withRetry(() => withTransaction((session) => holdHistory(target, session)));
  const vault = await deps.vaults.of(user.id);
  const context = {
    ...target,
    vault,
    kinds: ALL_KINDS,
    device: 'tu archivo',
    clock: deps.clock,
    jobs: deps.jobs,
    limits: { ...PUSH_LIMITS, textBytes: deps.textQuotaBytes },
  };
  await assertFits(archive, context, deps.textQuotaBytes);
  await importDrawings(archive, target, vault, deps.clock());
  const documents = new DocumentImport(context);
  for await (const document of documentsIn(archive)) {
    if (document) await documents.add(document);
    else documents.tally.skipped += 1;
  }
  await documents.flush();

  await importShelf(target, head.shelf);
  await importProgress({ user, epoch, vault, progress: head.progress, seal: head.progressSeal, now: deps.clock() });
  deps.journalRevisions.changed(user.id);
  return documents.tally;
}
