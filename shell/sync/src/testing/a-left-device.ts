import type { ParcelOpener } from '@app/contract/parcel-key';
import { openDB } from 'idb';
import { documentId } from '../document/local-document.ts';
import { visibleValue } from '../document/visible-fields.ts';
import { applyEdits } from '../merge/queue-edit.ts';
import { keepParcelKey, leaveAccount } from '../parcel/leave-account.ts';
import { parcelsOf, partsOf } from '../parcel/parcel-store.ts';
import { takeBack } from '../parcel/unsent-content.ts';
import { openResilientStore, type ResilientStore } from '../store/resilient-store.ts';
import { aDoc, context, day, entry } from './a-unit-of-work.ts';

export const WORDS = 'nadie lea esto';

let accounts = 0;
export const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** An account: the private half of its key, as the server has it. */
export async function anAccount() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return { userId: `cuenta-${(accounts += 1)}`, opener: { kty: 'EC', crv: 'P-256', x, y, d } as ParcelOpener };
}
export type Account = Awaited<ReturnType<typeof anAccount>>;

export const openStore = ({ userId }: Account) =>
  openResilientStore({ userId, keepNothing: false, remembered: () => [], onMemoryOnly: () => undefined });

export const write = (store: ResilientStore, title: string) =>
  store.update({ ids: [documentId(entry)] }, (work) =>
    applyEdits(
      work,
      entry,
      { title: { value: title } },
      new Map([['title', visibleValue(work.get(documentId(entry)), 'title')]]),
      context,
    ),
  );

/** A device with a pulled day, an entry that waits, a drawing, a completion; and the account's key. */
export async function aDevice(account: Account, { hasKey = true } = {}): Promise<ResilientStore> {
  const store = await openStore(account);
  await store.update({}, (work) => {
    work.put({ ...day, known: aDoc(day, 3, { note: 'ya enviado' }) });
    work.setState({ epoch: 'epoch-1', cursor: 3 });
  });
  await write(store, WORDS);
  await store.keepDrawing({
    hash: 'a'.repeat(64),
    bytes: new Uint8Array([1, 2, 3]).buffer,
    type: 'image/png',
    isSent: false,
  });
  await store.database?.add('moves', { activityId: 7, status: 'completed' });
  if (hasKey && store.database) await keepParcelKey(store.database, account.opener);
  return store;
}

export const leave = ({ userId }: Account, more: Partial<Parameters<typeof leaveAccount>[0]> = {}) =>
  leaveAccount({ userId, isDeleted: false, localStorage, ...more });

/** Signs in again: takes every parcel of the account back into a fresh store. */
export async function comeBack(account: Account, store?: ResilientStore) {
  const to = store ?? (await openStore(account));
  const kept: string[] = [];
  const moves: unknown[] = [];
  for (const parcel of await parcelsOf(account.userId)) {
    const parts = await partsOf(parcel, account.opener);
    const keep = (_: string, text: string) => Promise.resolve(kept.push(text) > 0);
    moves.push(...(await takeBack(to, parts, context, { keep })).moves);
  }
  const titles = (await to.waiting())
    .filter(({ kind }) => kind === 'entry')
    .map((local) => visibleValue(local, 'title'));
  return { store: to, titles, moves, kept, drawings: await to.unsentDrawings() };
}

const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/** All that IndexedDB has, as text. */
export async function stored(): Promise<string> {
  const found: unknown[] = [];
  for (const name of await names()) {
    const database = await openDB(name ?? '');
    for (const store of database.objectStoreNames) found.push(name, await database.getAll(store));
    database.close();
  }
  return JSON.stringify(found, (_, value) => (isBytes(value) ? new TextDecoder('latin1').decode(value) : value));
}
