import { type FieldChange, PUSH_OPERATIONS, type SyncKind, type SyncOperation } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { drawingsIn, groupOf } from '../document/fields.ts';
import { documentId, type LocalDocument, type PendingSet } from '../document/local-document.ts';
import { isDue } from './refusal.ts';

/** Bytes of a batch; the server takes bodies of 1 MB. */
const BATCH_BYTES = 900_000;

export interface BatchContext {
  readonly now: string;
  readonly newId: () => string;
  /** Whether the server has a drawing; edits that name a missing one wait. */
  readonly isSent: (hash: string) => boolean;
  /** Whether the server refuses a drawing: the user has to change the edit that names it, or to make room. */
  readonly isRefused: (hash: string) => boolean;
  /** When a refused one is offered again; absent: never. */
  readonly offeredAgain?: (hash: string) => string | undefined;
}

/** Operations that were sent and have no answer, by number. */
export function inFlightOperations(work: UnitOfWork): SyncOperation[] {
  return [...work.documents.values()]
    .flatMap(({ inFlight }) => (inFlight ? [inFlight] : []))
    .toSorted((a, b) => a.opNo - b.opNo);
}

/** Freezes pending edits, one operation per document, up to the limits of a push. @returns all operations to send, in order */
export function takeBatch(work: UnitOfWork, sending: BatchContext): SyncOperation[] {
  const before = inFlightOperations(work);
  let places = PUSH_OPERATIONS - before.length;
  let room = BATCH_BYTES - before.reduce((sum, operation) => sum + sizeOf(operation), 0);
  // Edits go before deletions: text that was taken over from a sibling is stored before the sibling is deleted.
  const waiting = [...work.documents.values()].toSorted((a, b) => Number(isDeletion(a)) - Number(isDeletion(b)));
  for (const local of waiting) {
    if (places <= 0 || room <= 0) break;
    const operation = operationOf(work, local, sending, { room, isFirst: places === PUSH_OPERATIONS });
    if (!operation) continue;
    places -= 1;
    room -= sizeOf(operation);
  }
  return inFlightOperations(work);
}

const isDeletion = ({ pending }: LocalDocument): boolean => pending?.action === 'delete';

function operationOf(
  work: UnitOfWork,
  local: LocalDocument,
  { now, newId, isSent, isRefused, offeredAgain }: BatchContext,
  { room, isFirst }: { room: number; isFirst: boolean },
): SyncOperation | undefined {
  const { pending, refusal } = local;
  if (local.inFlight || !pending || (refusal && !isDue(refusal, now))) return undefined;
  const head = {
    opId: newId(),
    opNo: work.state.lastOpNo + 1,
    kind: local.kind,
    key: local.key,
    createdAt: (local.known ? local.editedAt : local.madeAt) ?? now,
  };
  const put = (operation: SyncOperation, rest: PendingSet | undefined) => {
    const { pending: _, ...others } = local;
    work.put({ ...others, inFlight: operation, ...(rest ? { pending: rest } : {}) });
    work.setState({ lastOpNo: operation.opNo });
    return operation;
  };
  if (pending.action === 'delete') {
    if (pending.after !== undefined && work.get(pending.after)?.pending) return undefined;
    return put({ ...head, action: 'delete', baseRev: pending.baseRev }, undefined);
  }
  const { now: fields, later } = split(local.kind, pending.fields, isSent, isFirst ? Infinity : room);
  if (Object.keys(fields).length === 0) {
    const refused = Object.entries(later).flatMap(([name, change]) => drawingsIn(name, change).filter(isRefused));
    const times = refused.map((hash) => offeredAgain?.(hash) ?? null);
    const again = times.includes(null) ? null : times[0];
    if (again !== undefined) work.put({ ...local, refusal: { code: 'drawing_refused', message: '', again } });
    return undefined;
  }
  return put(
    { ...head, action: 'set', fields },
    Object.keys(later).length > 0 ? { action: 'set', fields: later } : undefined,
  );
}

type Changes = Record<string, FieldChange>;

/** Splits a document's edits into those that can be sent now, small ones first, and those that wait for a drawing or for room. */
function split(
  kind: SyncKind,
  changes: Readonly<Changes>,
  isSent: BatchContext['isSent'],
  room: number,
): { now: Changes; later: Changes } {
  const groups = new Map<string, [string, FieldChange][]>();
  for (const change of Object.entries(changes)) {
    const group = groupOf(kind, change[0]);
    groups.set(group, [...(groups.get(group) ?? []), change]);
  }
  const sized = [...groups.values()].map((group) => ({ group, size: sizeOf(Object.fromEntries(group)) }));
  const now: [string, FieldChange][] = [];
  const later: [string, FieldChange][] = [];
  let left = Math.min(room, BATCH_BYTES);
  for (const { group, size } of sized.toSorted((a, b) => a.size - b.size)) {
    const isReady = group.every(([name, change]) => drawingsIn(name, change).every(isSent));
    const fits = size <= left || (now.length === 0 && room === Infinity);
    (isReady && fits ? now : later).push(...group);
    if (isReady && fits) left -= size;
  }
  return { now: Object.fromEntries(now), later: Object.fromEntries(later) };
}

const encoder = new TextEncoder();
const sizeOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Another browser uses this client's id (a copied profile): takes a new one, and renumbers operations in flight, in order. */
export function renumber(work: UnitOfWork, clientId: string): void {
  const operations = inFlightOperations(work);
  for (const [i, operation] of operations.entries()) {
    const local = work.get(documentId(operation));
    if (local) work.put({ ...local, inFlight: { ...operation, opNo: i + 1 } });
  }
  work.setState({ clientId, lastOpNo: operations.length });
}
