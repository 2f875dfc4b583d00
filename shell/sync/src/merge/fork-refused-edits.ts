import type { FieldChange } from '@app/contract/sync';
import type { UnitOfWork } from '../unit-of-work.ts';
import { isWords } from './fields.ts';
import { liveDocument, type LocalDocument, type ValueChange } from './local-document.ts';
import { type WriteContext, withoutField } from './queue-edit.ts';

/**
 * Words that other words stand in place of, and that the server has no room for beside them (`reason: 'versions'`): here they become the
 * version that they will be there, which waits for its place. So everything can be settled as ever, on the words that really stand in
 * the field, and nothing else of their document waits with them.
 */
export function forkRefusedEdits(work: UnitOfWork, { newId }: Pick<WriteContext, 'newId'>): void {
  for (const local of work.documents.values()) {
    const { kind, key, refusal, inFlight, pending, madeAt, editedAt } = local;
    // A version of a version is refused where it is: it is settled without being written in.
    if (refusal?.reason !== 'versions' || inFlight || pending?.action !== 'set' || kind === 'sibling') continue;
    const covered = Object.entries(pending.fields).filter((entry) => isCovered(local, entry));
    if (covered.length === 0) continue;
    const { refusal: _, ...rest } = local;
    work.put(covered.reduce<LocalDocument>((left, [field]) => withoutField(left, field), rest));
    for (const [field, change] of covered) {
      const origin = { of: { value: { kind, key }, baseRev: 0 }, field: { value: field, baseRev: 0 } };
      work.put({
        kind: 'sibling',
        key: newId(),
        ...(madeAt ? { madeAt } : {}),
        ...(editedAt ? { editedAt } : {}),
        pending: { action: 'set', fields: { ...origin, value: { value: change.value, baseRev: 0 } } },
        refusal,
      });
    }
  }
}

/** As the server decides it: other words stand there that the writer had not seen, and neither are the beginning of the others. */
function isCovered(local: LocalDocument, entry: [string, FieldChange]): entry is [string, ValueChange] {
  const [field, change] = entry;
  const known = liveDocument(local);
  const theirs = known?.fields[field];
  if (!isWords(local.kind, field) || !('value' in change)) return false;
  const mine = change.value;
  if (typeof mine !== 'string' || typeof theirs !== 'string') return false;
  const isUnseen = (known?.fieldRevs[field] ?? 0) > change.baseRev;
  return isUnseen && !theirs.startsWith(mine) && !mine.startsWith(theirs);
}
