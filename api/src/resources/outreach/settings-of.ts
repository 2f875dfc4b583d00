import mongoose from 'mongoose';
import type { VaultPurpose } from '@app/contract/vault-openings';
import type { Vaults } from '../../platform/crypto/vaults.ts';
import { documentId, type SyncDocument } from '../writing/sync/engine/document.ts';
import { openDocument, storedId } from '../writing/sync/sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from '../writing/sync/sync.model.ts';

/** The fields of the user's encrypted settings that the user has ever set; read by a job, for this purpose. @throws Error when the account was deleted */
export async function settingsOf(
  vaults: Vaults,
  userId: string,
  purpose: VaultPurpose,
): Promise<SyncDocument['fields']> {
  const stored = await SyncDocumentModel.findOne({
    _id: storedId(userId, documentId('settings', 'settings')),
    deleted: mongoose.trusted({ $ne: true }),
  }).lean<StoredDocument>();
  if (!stored) return {};
  const vault = await vaults.forService(userId, purpose);
  if (!vault) throw new Error('this account was deleted');
  return openDocument(vault, stored).fields;
}
