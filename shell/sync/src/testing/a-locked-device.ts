import { makeLock, type NewLock } from '../lock/lock-record.ts';
import { convertDatabase } from '../store/convert-database.ts';
import type { StoreKeys } from '../store/resilient-store.ts';
import { sealingCodec } from '../store/sealing-codec.ts';

export const PIN = '482913';

/** A lock, and the keys of a page on which it has been opened. */
export async function aDeviceLock(owner: string, accountKey?: Parameters<typeof makeLock>[1]) {
  const lock = await makeLock(PIN, accountKey ?? (await anAccountKey()), owner);
  return { ...lock, ...openedWith(lock) };
}
export type DeviceLock = Awaited<ReturnType<typeof aDeviceLock>>;

function openedWith({ record, key }: NewLock) {
  const codec = sealingCodec(key);
  const keys: StoreKeys = {
    codecFor: ({ id }) => (id === record.id ? Promise.resolve(codec) : new Promise(() => undefined)),
  };
  return { codec, keys };
}

export const setLock = (userId: string, { record, codec }: DeviceLock): Promise<void> =>
  convertDatabase({ userId, lock: record, codec });

/** The public half of an account's key. */
export async function anAccountKey() {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return { kty: 'EC', crv: 'P-256', x, y } as const;
}
