import { createHash } from 'node:crypto';
import { DRAWING_BYTES } from '@app/contract/drawings';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import { withRetry, withTransaction } from '../../../../platform/mongo.ts';
import { type Drawing, dropDrawings, keepDrawing } from '../../../writing/drawings/drawing.repository.ts';
import { isPicture } from '../../../writing/drawings/picture.ts';
import { DRAWINGS_FOLDER } from '../export/archive-format.ts';
import { assertStands, type ImportTarget } from './import-target.ts';
import type { Archive } from './read-archive.ts';

const PICTURE = /^dibujos\/([0-9a-f]{64})\.(png|webp)$/;

/** The picture of this name, if its hash and type match the name. */
export async function pictureIn(archive: Archive, name: string): Promise<Drawing | undefined> {
  const [, sha256, extension] = PICTURE.exec(name) ?? [];
  const bytes = sha256 ? await archive.bytes(name, DRAWING_BYTES) : undefined;
  if (!sha256 || !bytes) return undefined;
  const type = extension === 'webp' ? 'image/webp' : 'image/png';
  const hash = createHash('sha256').update(bytes).digest('hex');
  return hash === sha256 && isPicture(type, bytes) ? { sha256, type, bytes } : undefined;
}

/** The hash in a file name. */
export const namedHash = (name: string): string | undefined => PICTURE.exec(name)?.[1];

export async function importDrawings(archive: Archive, target: ImportTarget, vault: Vault, now: Date): Promise<void> {
  for (const name of archive.namesIn(DRAWINGS_FOLDER)) {
    const drawing = await pictureIn(archive, name);
    if (drawing) await keep(target, vault, drawing, now);
  }
}

/** The drawing store's transaction does not check the epoch: it is checked before and after. */
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
