import type { SyncDoc } from '@app/contract/sync';
import { isInk } from '../document/fields.ts';
import type { LocalDocument } from '../document/local-document.ts';

type Fields = SyncDoc['fields'];

/** A document's ink as the server has it. */
export const inkOf = (known: SyncDoc | undefined): Fields => only(known, isInk);

/** A document without the server's ink: as lists need it. */
export function light(local: LocalDocument): LocalDocument {
  const { known } = local;
  if (!known || !Object.keys(known.fields).some(isInk)) return local;
  return { ...local, known: { ...known, fields: only(known, (name) => !isInk(name)) } };
}

export const withInk = (known: SyncDoc, ink: Fields): SyncDoc => ({ ...known, fields: { ...known.fields, ...ink } });

const only = (known: SyncDoc | undefined, keeps: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(known?.fields ?? {}).filter(([name]) => keeps(name)));
