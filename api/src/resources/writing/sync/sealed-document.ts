import { Types } from 'mongoose';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { documentId, type Json, type SyncDocument } from './engine/document.ts';
import type { StoredDocument } from './sync.model.ts';

/** Conversion between a document and its stored form: every value is encrypted and bound to its user, document, field and revision. */

export const storedId = (userId: string, id: string): string => `${userId}/${id}`;

export function sealDocument(userId: string, vault: Vault, document: SyncDocument): StoredDocument {
  const { kind, key, of, number, rev, deleted, createdAt, updatedAt } = document;
  const id = documentId(kind, key);
  return {
    _id: storedId(userId, id),
    userId: new Types.ObjectId(userId),
    kind,
    key,
    ...(of === undefined ? {} : { of }),
    ...(number === undefined ? {} : { number }),
    rev,
    deleted,
    fields: Object.entries(document.fields).map(([name, state]) => ({
      name,
      rev: state.rev,
      sealed: vault.seal({ document: id, field: name, version: state.rev }, state.value),
    })),
    createdAt,
    updatedAt,
    ...(deleted ? { deletedAt: updatedAt } : {}),
  };
}

/** @throws SealError if anything of it was moved or modified in the database */
export function openDocument(
  vault: Vault,
  { kind, key, of, number, rev, deleted, fields, createdAt, updatedAt }: StoredDocument,
): SyncDocument {
  const id = documentId(kind, key);
  return {
    kind,
    key,
    ...(of === undefined ? {} : { of }),
    ...(number === undefined ? {} : { number }),
    rev,
    deleted,
    // A value that decrypts was sealed by `sealDocument` and bound to this place: it is the original JSON.
    fields: Object.fromEntries(
      fields.map(({ name, rev: version, sealed }) => [
        name,
        { rev: version, value: vault.open({ document: id, field: name, version }, sealed) as Json },
      ]),
    ),
    createdAt,
    updatedAt,
  };
}
