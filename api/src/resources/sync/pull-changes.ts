import type { pullChanges as endpoint } from '@app/contract/sync';
import type { ResponseInputOf } from '@app/contract/endpoint';
import mongoose, { Types } from 'mongoose';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { KindTable } from './engine/kind-rules.ts';
import { readPosition } from './epoch.ts';
import { openDocument } from './sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from './sync.models.ts';
import { presentDocument } from './sync.presenter.ts';

interface PullContext {
  readonly userId: string;
  readonly vault: Vault;
  readonly kinds: KindTable;
}

/** Her documents that changed after `cursor`, in the order of their changes. */
export async function pullChanges(
  { userId, vault, kinds }: PullContext,
  { cursor, limit }: { cursor: number; limit: number },
): Promise<ResponseInputOf<typeof endpoint>> {
  // The position first: what is written between the two reads is then sent again rather than skipped.
  const { seq, epoch } = await readPosition(userId);
  const found = await SyncDocumentModel.find({
    userId: new Types.ObjectId(userId),
    rev: mongoose.trusted({ $gt: cursor }),
  })
    .sort({ rev: 1 })
    .limit(limit + 1)
    .lean<StoredDocument[]>();
  const page = found.slice(0, limit);
  const more = found.length > limit;
  const last = page.at(-1)?.rev ?? 0;
  return {
    docs: page.map((stored) => presentDocument(openDocument(vault, stored), kinds)),
    cursor: more ? last : Math.max(seq, last),
    more,
    epoch,
  };
}
