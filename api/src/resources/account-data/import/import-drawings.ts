import { createHash } from 'node:crypto';
import { DRAWING_BYTES } from '@app/contract/drawings';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { withRetry, withTransaction } from '../../../platform/mongo.ts';
import { type Drawing, dropDrawings, keepDrawing } from '../../drawings/drawing-store.ts';
import { isPicture } from '../../drawings/picture.ts';
import { DRAWINGS_FOLDER } from '../archive.ts';
import { assertStands, type ImportTarget } from './import-target.ts';
import type { Archive } from './read-archive.ts';

const PICTURE = /^dibujos\/([0-9a-f]{64})\.(png|webp)$/;

/** Keeps each picture that is what its name says. */
export async function importDrawings(archive: Archive, target: ImportTarget, vault: Vault, now: Date): Promise<void> {
  for (const name of archive.namesIn(DRAWINGS_FOLDER)) {
    const [, sha256, extension] = PICTURE.exec(name) ?? [];
    const bytes = sha256 ? await archive.bytes(name, DRAWING_BYTES) : undefined;
    if (!sha256 || !bytes) continue;
    const type = extension === 'webp' ? 'image/webp' : 'image/png';
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (hash === sha256 && isPicture(type, bytes)) await keep(target, vault, { sha256, type, bytes }, now);
  }
}

/** The store's transaction knows of no history: it is asked for before, and again behind it. */
async function keep(target: ImportTarget, vault: Vault, drawing: Drawing, now: Date): Promise<void> {
  await assertStands(target);
  if (!(await keepDrawing(target.userId, vault, drawing, now))) return;
  try {
    await assertStands(target);
  } catch (error) {
    await withRetry(() => withTransaction((session) => dropDrawings(target.userId, [drawing.sha256], session)));
    throw error;
  }
}
