import { applyFieldEdit } from '@app/contract/field-edits';
import type { SyncKind } from '@app/contract/sync';
import { changesOf, type LocalDocument, liveDocument, type DocumentRef, type Value } from './local-document.ts';

export type Fields = Readonly<Record<string, Value>>;

/** The fields that this device shows: `known`, then `inFlight`, then `pending` (optimistic). `undefined` for a deleted document. */
export function visibleFields(local: LocalDocument | undefined): Fields | undefined {
  if (!local || local.pending?.action === 'delete') return undefined;
  const base = local.inFlight?.action === 'delete' ? undefined : liveDocument(local)?.fields;
  const layers = [changesOf(local.inFlight), changesOf(local.pending)];
  if (!base && layers.every((layer) => Object.keys(layer).length === 0)) return undefined;
  const fields: Record<string, Value> = { ...base };
  for (const layer of layers)
    for (const [name, change] of Object.entries(layer)) fields[name] = applyFieldEdit(fields[name], change);
  return fields;
}

export const visibleValue = (local: LocalDocument | undefined, field: string): Value | undefined =>
  visibleFields(local)?.[field];

/** The document and field that a sibling is a version of. */
export interface SiblingOrigin {
  readonly of: DocumentRef;
  readonly field: string;
}

const KINDS: ReadonlySet<string> = new Set<SyncKind>([
  'entry',
  'day',
  'week',
  'assessment',
  'challenge',
  'underline',
  'settings',
]);
const isKind = (kind: unknown): kind is SyncKind => typeof kind === 'string' && KINDS.has(kind);

/** A sibling's origin, from its own fields; `undefined` for other documents. */
export function siblingOrigin(local: LocalDocument): SiblingOrigin | undefined {
  if (local.kind !== 'sibling') return undefined;
  const { of, field } = visibleFields(local) ?? local.known?.fields ?? {};
  if (typeof of !== 'object' || of === null || Array.isArray(of) || typeof field !== 'string') return undefined;
  const { kind, key } = of;
  return isKind(kind) && typeof key === 'string' ? { of: { kind, key }, field } : undefined;
}
