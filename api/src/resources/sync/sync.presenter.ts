import type { SyncDoc, SyncResult } from '@app/contract/sync';
import { messages } from '../../platform/messages.ts';
import type { SyncDocument } from './engine/document.ts';
import type { KindTable } from './engine/kind-rules.ts';
import { type Ledger, type RecordedOperation, siblingsOf } from './engine/ledger.ts';
import { wireValue } from './engine/merge-field.ts';

export function presentDocument(
  { kind, key, rev, deleted, fields, createdAt, updatedAt }: SyncDocument,
  kinds: KindTable,
): SyncDoc {
  const entries = Object.entries(fields);
  return {
    kind,
    key,
    rev,
    deleted,
    fields: Object.fromEntries(
      entries.map(([name, state]) => [name, wireValue(kinds[kind]?.fieldRule(name, key), state)]),
    ),
    fieldRevs: Object.fromEntries(entries.map(([name, state]) => [name, state.rev])),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const REFUSALS = {
  invalid: messages.syncInvalid,
  too_large: messages.syncTooLarge,
  not_allowed: messages.syncNotAllowed,
} as const;

/** The result of an operation, with its document and what lies beside it as they stand now. */
export function presentResult(
  { opId, status, code, document, siblings: made }: RecordedOperation,
  ledger: Ledger,
  kinds: KindTable,
): SyncResult {
  const find = (id: string | undefined) => {
    const found = id === undefined ? undefined : ledger.documents.get(id);
    return found && presentDocument(found, kinds);
  };
  const doc = find(document);
  const sibling = find(made[0]);
  const siblings =
    document === undefined ? [] : siblingsOf(ledger, document).map((each) => presentDocument(each, kinds));
  return {
    opId,
    status,
    ...(code ? { code, message: REFUSALS[code] } : {}),
    ...(doc ? { doc } : {}),
    ...(sibling ? { sibling } : {}),
    ...(siblings.length > 0 ? { siblings } : {}),
  };
}
