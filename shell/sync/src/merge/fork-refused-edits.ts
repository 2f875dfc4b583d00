import type { FieldChange } from '@app/contract/sync';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { isText } from '../document/fields.ts';
import { liveDocument, type LocalDocument, type ValueChange } from '../document/local-document.ts';
import { type WriteContext, withoutField } from './queue-edit.ts';

/**
 * Text that conflicts with the field's text and for which the server has no place as a sibling (`reason: 'versions'`) becomes a sibling on
 * this device, which waits for its place. The user can then choose between versions as usual, and the document's other edits are sent.
 */
export function forkRefusedEdits(work: UnitOfWork, { newId }: Pick<WriteContext, 'newId'>): void {
  for (const local of work.documents.values()) {
    const { kind, key, refusal, inFlight, pending, madeAt, editedAt } = local;
    // Not for edits of a sibling: they stay refused where they are.
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

/** As the server decides it: the field holds text that the edit has not seen, and neither text is a prefix of the other. */
function isCovered(local: LocalDocument, entry: [string, FieldChange]): entry is [string, ValueChange] {
  const [field, change] = entry;
  const known = liveDocument(local);
  const theirs = known?.fields[field];
  if (!isText(local.kind, field) || !('value' in change)) return false;
  const mine = change.value;
  if (typeof mine !== 'string' || typeof theirs !== 'string') return false;
  const isUnseen = (known?.fieldRevs[field] ?? 0) > change.baseRev;
  return isUnseen && !theirs.startsWith(mine) && !mine.startsWith(theirs);
}
