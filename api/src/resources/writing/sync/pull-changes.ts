import type { pullChanges as endpoint } from '@app/contract/sync';
import type { ResponseInputOf } from '@app/contract/endpoint';
import mongoose, { Types } from 'mongoose';
import { bytesOf, type Vault } from '../../../platform/crypto/vault.ts';
import type { KindTable } from './engine/kind-rules.ts';
import { readPosition } from './epoch.ts';
import { missingDrawings } from './missing-drawings.ts';
import { openDocument } from './sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from './sync.model.ts';
import { presentDocument } from './sync.presenter.ts';

interface PullContext {
  readonly userId: string;
  readonly vault: Vault;
  readonly kinds: KindTable;
}

/** A page ends at this number of encrypted bytes: entries may contain much ink. */
const PAGE_BYTES = 4 * 1024 * 1024;
const BATCH = 50;

const sizeOf = ({ fields }: StoredDocument): number =>
  fields.reduce((sum, { sealed }) => sum + bytesOf(sealed).length, 0);

/** Request of a client: the documents that changed after `cursor`. */
interface Asked {
  readonly cursor: number;
  readonly limit: number;
}

async function readPage(userId: string, { cursor, limit }: Asked): Promise<{ page: StoredDocument[]; more: boolean }> {
  const page: StoredDocument[] = [];
  let bytes = 0;
  const changed = SyncDocumentModel.find({ userId: new Types.ObjectId(userId), rev: mongoose.trusted({ $gt: cursor }) })
    .sort({ rev: 1 })
    .limit(limit + 1)
    .lean<StoredDocument>()
    .cursor({ batchSize: BATCH });
  for await (const document of changed) {
    // One document beyond the page: there is more. A single large document is a page of its own.
    if (page.length === limit || (page.length > 0 && bytes + sizeOf(document) > PAGE_BYTES))
      return { page, more: true };
    page.push(document);
    bytes += sizeOf(document);
  }
  return { page, more: false };
}

/** The user's documents that changed after `cursor`, in the order of their changes. */
export async function pullChanges(
  { userId, vault, kinds }: PullContext,
  asked: Asked,
): Promise<ResponseInputOf<typeof endpoint>> {
  // The position is read first: a write between the two reads is then sent again rather than skipped.
  const { seq, ...history } = await readPosition(userId);
  const { page, more } = await readPage(userId, asked);
  const last = page.at(-1)?.rev ?? 0;
  const documents = page.map((stored) => openDocument(vault, stored));
  return {
    docs: documents.map((document) => presentDocument(document, kinds)),
    cursor: more ? last : Math.max(seq, last),
    more,
    ...history,
    ...(await missingDrawings(userId, documents)),
  };
}
