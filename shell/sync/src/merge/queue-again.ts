import type { FieldChange } from '@app/contract/sync';
import { isText } from '../document/fields.ts';
import { changesOf, documentId, type DocumentRef, type Value } from '../document/local-document.ts';
import type { UnitOfWork } from '../document/unit-of-work.ts';
import { sameValue } from '../document/values.ts';
import { siblingOrigin, visibleValue } from '../document/visible-fields.ts';
import { queueEditFrom, type WriteContext, writeValue } from './queue-edit.ts';

/** Queues an edit that was taken off this device, on the base that it had then; what was written since is not overwritten. */
export function queueAgain(
  work: UnitOfWork,
  ref: DocumentRef,
  field: string,
  change: FieldChange,
  context: WriteContext,
): void {
  const local = work.get(documentId(ref));
  const isUnsent = [local?.pending, local?.inFlight].some((each) => field in changesOf(each));
  if ('value' in change && isText(ref.kind, field) && isThere(work, ref, field, change.value)) return;
  if (isUnsent && 'value' in change) writeValue(work, ref, field, change.value, new Map(), context);
  else queueEditFrom(work, ref, field, change, change.baseRev, context);
}

/** Whether a field of the server, or a version beside it, has this text. */
const isThere = (work: UnitOfWork, ref: DocumentRef, field: string, text: Value): boolean =>
  sameValue(work.get(documentId(ref))?.known?.fields[field], text) ||
  work
    .siblingsOf(documentId(ref))
    .some((sibling) => siblingOrigin(sibling)?.field === field && sameValue(visibleValue(sibling, 'value'), text));
