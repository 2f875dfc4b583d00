import type { FieldChange, SyncDoc } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import type { LocalDocument } from '../document/local-document.ts';
import { resendFields } from './queue-edit.ts';
import { type ServerHistory, sharedUntil } from './shared-until.ts';

/**
 * The server went back in time (a restored backup): queues again what it forgot, on the base that it still has, so that only concurrent
 * edits fork siblings. Then everything is pulled again. The unit of work must hold all documents.
 */
export function enterEpoch(work: UnitOfWork, entered: ServerHistory): void {
  const { epoch: left = '', ancestors: before = [] } = work.state;
  const until = sharedUntil({ epoch: left, ancestors: before }, entered);
  for (const local of work.documents.values()) {
    const remembered = rememberedAt(local, until);
    if (remembered !== local) work.put(remembered);
  }
  const { epoch, ancestors = [] } = entered;
  work.setState({ epoch, ancestors, cursor: 0 });
}

function rememberedAt(local: LocalDocument, until: number): LocalDocument {
  const { known, refusal: _, ...rest } = clamped(local, until);
  if (!known || known.rev <= until) return { ...rest, ...(known ? { known } : {}) };
  // What the server remembers of a deleted document is unknown here: the deletion is sent again, on the revision it went back to.
  if (known.deleted)
    return rest.pending || rest.inFlight ? rest : { ...rest, pending: { action: 'delete', baseRev: until } };
  const isForgotten = (name: string) => (known.fieldRevs[name] ?? 0) > until;
  const forgotten = Object.fromEntries(Object.entries(known.fields).filter(([name]) => isForgotten(name)));
  const kept = knownOnly(known, (name) => !isForgotten(name));
  return resendFields({ ...rest, ...(kept ? { known: kept } : {}) }, forgotten, until);
}

/** With revision 0, so that any state of the server is newer. */
function knownOnly(known: SyncDoc, keeps: (name: string) => boolean): SyncDoc | undefined {
  const names = Object.keys(known.fields).filter(keeps);
  if (names.length === 0) return undefined;
  const only = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  return { ...known, rev: 0, fields: only(known.fields), fieldRevs: only(known.fieldRevs) };
}

/** Lowers bases to the revision the server went back to: later revisions name other text now, and no edit may claim to have seen it. */
function clamped(local: LocalDocument, until: number): LocalDocument {
  const fieldsOf = (fields: Readonly<Record<string, FieldChange>>) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, change]) => [name, { ...change, baseRev: Math.min(change.baseRev, until) }]),
    );
  const one = <
    T extends { action: 'set'; fields: Readonly<Record<string, FieldChange>> } | { action: 'delete'; baseRev: number },
  >(
    change: T,
  ): T =>
    change.action === 'set'
      ? { ...change, fields: fieldsOf(change.fields) }
      : { ...change, baseRev: Math.min(change.baseRev, until) };
  const { pending, inFlight, ...rest } = local;
  return { ...rest, ...(pending ? { pending: one(pending) } : {}), ...(inFlight ? { inFlight: one(inFlight) } : {}) };
}
