import type { FileHandle } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import type { ImportResult } from '@app/contract/account-data';
import { DRAWING_BYTES } from '@app/contract/drawings';
import * as z from 'zod';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { keepDrawing } from '../../drawings/drawing-store.ts';
import { isPicture } from '../../drawings/picture.ts';
import { ALL_KINDS } from '../../sync/kinds/all-kinds.ts';
import { archivedDocumentSchema, archiveHeadSchema, DOCUMENTS_FOLDER, DRAWINGS_FOLDER, HEAD_FILE } from '../archive.ts';
import { DocumentImport, type Tally } from './import-documents.ts';
import { importProgress } from './import-progress.ts';
import { importShelf } from './import-shelf.ts';
import { Archive } from './read-archive.ts';

type Parts = Pick<Deps, 'vaults' | 'clock' | 'jobs' | 'journalRevisions'>;

const PICTURE = /^dibujos\/([0-9a-f]{64})\.(png|webp)$/;

/**
 * Brings an archive of hers back. Drawings come first, so that no entry stands there without its own.
 * @throws HttpProblem 400 no archive of ours · 413 the account is full
 */
export async function importData(deps: Parts, user: CurrentUser, file: FileHandle): Promise<ImportResult> {
  const vault = await deps.vaults.of(user.id);
  const archive = await Archive.open(file);
  const head = await archive.json(HEAD_FILE, archiveHeadSchema);
  await importDrawings(archive, user.id, vault, deps.clock());

  const tally: Tally = { added: 0, merged: 0, siblings: 0, skipped: 0 };
  const context = {
    userId: user.id,
    vault,
    kinds: ALL_KINDS,
    device: 'tu archivo',
    clock: deps.clock,
    jobs: deps.jobs,
  };
  const documents = new DocumentImport(context, tally);
  for (const name of archive.namesIn(DOCUMENTS_FOLDER))
    for (const raw of await archive.json(name, z.array(z.unknown()))) {
      const document = archivedDocumentSchema.safeParse(raw);
      if (document.success) await documents.add(document.data);
      else tally.skipped += 1;
    }
  await documents.flush();

  await importShelf(user.id, head.shelf);
  await importProgress({ user, vault, progress: head.progress, seal: head.progressSeal, now: deps.clock() });
  deps.journalRevisions.changed(user.id);
  return tally;
}

/** Keeps each picture that is what its name says. */
async function importDrawings(archive: Archive, userId: string, vault: Vault, now: Date): Promise<void> {
  for (const name of archive.namesIn(DRAWINGS_FOLDER)) {
    const [, sha256, extension] = PICTURE.exec(name) ?? [];
    const bytes = sha256 ? await archive.bytes(name, DRAWING_BYTES) : undefined;
    if (!sha256 || !bytes) continue;
    const type = extension === 'webp' ? 'image/webp' : 'image/png';
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash === sha256 && isPicture(type, bytes)) await keepDrawing(userId, vault, { sha256, type, bytes }, now);
  }
}
