import { createHash } from 'node:crypto';
import { syncKindSchema } from '@app/contract/sync';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import * as z from 'zod';

/** Layout of an archive: `HEAD_FILE`, documents in files of `DOCUMENTS_FOLDER`, pictures in `DRAWINGS_FOLDER`. */
export const ARCHIVE_FORMAT = 'reencuentro';
export const ARCHIVE_VERSION = 1;
export const HEAD_FILE = 'datos/cuenta.json';
export const DOCUMENTS_FOLDER = 'datos/documentos/';
export const DRAWINGS_FOLDER = 'dibujos/';

/** Statuses and dates by activity. */
const archivedProgressSchema = z.object({
  statuses: z.record(z.string(), z.enum(['in_progress', 'completed'])),
  changedAt: z.record(z.string(), z.iso.datetime()),
});
export type ArchivedProgress = z.infer<typeof archivedProgressSchema>;

const archivedShelfSchema = z.object({
  saved: z.record(z.string(), z.iso.datetime()),
  positions: z.record(z.string(), z.number().int().min(0)),
});
export type ArchivedShelf = z.infer<typeof archivedShelfSchema>;

/** The fields of the head file that an import reads; the others are for the user's information. */
export const archiveHeadSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  progress: archivedProgressSchema,
  /** The server's proof of the progress: see `sealProgress`. */
  progressSeal: z.string(),
  shelf: archivedShelfSchema,
});

export const archivedDocumentSchema = z.object({
  kind: syncKindSchema,
  key: z.string(),
  fields: z.record(z.string(), z.json()),
  createdAt: z.iso.datetime(),
});
export type ArchivedDocument = z.infer<typeof archivedDocumentSchema>;

const PROGRESS_PLACE = { document: 'archive', field: 'progress', version: ARCHIVE_VERSION };

/** Hash of a progress, independent of the key order of its JSON. */
function fingerprint({ statuses, changedAt }: ArchivedProgress): string {
  const sorted = (record: Record<string, string>) =>
    Object.entries(record).toSorted(([a], [b]) => Number(a) - Number(b));
  return createHash('sha256')
    .update(JSON.stringify([sorted(statuses), sorted(changedAt)]))
    .digest('base64url');
}

/**
 * Progress decides which content is open to the user, so a file must not be able to claim it. Progress sealed with the user's key is
 * imported whole; any other only as far as the rules would have let the user advance.
 */
export const sealProgress = (vault: Vault, progress: ArchivedProgress): string =>
  vault.seal(PROGRESS_PLACE, fingerprint(progress)).toString('base64');

export function isSealedProgress(vault: Vault, progress: ArchivedProgress, seal: string): boolean {
  try {
    return vault.open(PROGRESS_PLACE, Buffer.from(seal, 'base64')) === fingerprint(progress);
  } catch {
    return false;
  }
}
