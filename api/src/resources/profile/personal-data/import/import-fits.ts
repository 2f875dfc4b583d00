import { DRAWINGS_BYTES } from '@app/contract/drawings';
import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { accountFull, textFull } from '../../../../platform/errors.ts';
import { keptAmong, usedByDrawings } from '../../../writing/drawings/drawing.repository.ts';
import { fitsText } from '../../../writing/sync/text-usage.ts';
import {
  type ArchivedDocument,
  archivedDocumentSchema,
  DOCUMENTS_FOLDER,
  DRAWINGS_FOLDER,
} from '../export/archive-format.ts';
import { DocumentImport, type ImportContext } from './import-documents.ts';
import { namedHash, pictureIn } from './import-drawings.ts';
import { type Archive, notAnArchive } from './read-archive.ts';

/** Most unreadable documents that are skipped, such as those of a later version; with more, the file is no archive of ours. */
const MOST_UNREADABLE = 1_000;
/** Documents after which the event loop gets a turn. */
const TURN = 100;
/** Bytes that a sibling needs for its own fields: of which document it is, and from which device. */
const BESIDE_BYTES = 300;

/** The documents of an archive, with `undefined` for each unreadable one. @throws HttpProblem 400 no archive of ours */
export async function* documentsIn(archive: Archive): AsyncGenerator<ArchivedDocument | undefined> {
  let unreadable = 0;
  for (const name of archive.namesIn(DOCUMENTS_FOLDER))
    for (const [i, raw] of (await archive.json(name, z.array(z.unknown()))).entries()) {
      if (i % TURN === 0) await setImmediate();
      const { data } = archivedDocumentSchema.safeParse(raw);
      if (!data) unreadable += 1;
      if (unreadable > MOST_UNREADABLE) throw notAnArchive();
      yield data;
    }
}

/**
 * Validates a whole archive before anything is written: an import is all or nothing, as far as this can be known in advance.
 * @throws HttpProblem 400 no archive of ours · 413 more than the account has room for
 */
export async function assertFits(archive: Archive, context: ImportContext, quotaBytes: number): Promise<void> {
  await assertDrawingsFit(archive, context.userId);
  let most = 0;
  for await (const document of documentsIn(archive)) if (document) most += mostOf(document);
  const fits = (bytes: number) => fitsText(context.userId, context.clock(), bytes, quotaBytes);
  if (await fits(most)) return;
  // Documents that exist already add nothing: only the engine can tell.
  const trial = new DocumentImport(context, true);
  for await (const document of documentsIn(archive)) if (document) await trial.add(document);
  await trial.flush();
  if (trial.bytes > 0 && !(await fits(trial.bytes))) throw textFull();
}

/** Upper bound in bytes: every field becomes a sibling. */
const mostOf = ({ fields }: ArchivedDocument): number =>
  Object.values(fields).reduce<number>(
    (sum, value) => sum + Buffer.byteLength(JSON.stringify(value)) + BESIDE_BYTES,
    0,
  );

async function assertDrawingsFit(archive: Archive, userId: string): Promise<void> {
  const named = archive.namesIn(DRAWINGS_FOLDER).filter((name) => namedHash(name) !== undefined);
  const kept = await keptAmong(
    userId,
    named.map((name) => namedHash(name) ?? ''),
  );
  const missing = named.filter((name) => !kept.has(namedHash(name) ?? ''));
  const used = await usedByDrawings(userId);
  const declared = missing.reduce((sum, name) => sum + archive.sizeOf(name), 0);
  if (used + declared <= DRAWINGS_BYTES) return;
  // Files that are no pictures are skipped later.
  let real = 0;
  for (const name of missing) real += (await pictureIn(archive, name))?.bytes.length ?? 0;
  if (used + real > DRAWINGS_BYTES) throw accountFull();
}
