import { type AccountDatabase, FORMER_KEYS, type UpgradeTransaction } from './database.ts';
import type { RowCodec } from './row-codec.ts';

/** Keys that are kept: a page is behind by one conversion, seldom by two. */
const MOST = 3;

/**
 * Keeps the keys of removed locks. A page that another tab's conversion has overtaken writes its draft as its rows were until then; if it
 * ends before it has opened the database again, only the former key reads that draft. Written as the rows are: sealed under the next lock.
 */
export async function keepFormerKeys(transaction: UpgradeTransaction, from: RowCodec, to: RowCodec): Promise<void> {
  const meta = transaction.objectStore('meta');
  const kept = await meta.get(FORMER_KEYS);
  const keys = [from.key ? hexOf(from.key) : [], kept && 'keys' in kept ? keysIn(kept.keys, from) : []].flat();
  if (keys.length > 0) await meta.put({ keys: to.sealText(JSON.stringify(keys.slice(0, MOST))) }, FORMER_KEYS);
}

/** The codecs of locks that this database had before. */
export async function formerCodecs(database: AccountDatabase | undefined, codec: RowCodec): Promise<RowCodec[]> {
  const kept = await database?.get('meta', FORMER_KEYS).catch(() => undefined);
  if (!kept || !('keys' in kept)) return [];
  const { sealingCodec } = await import(/* webpackChunkName: "lock" */ './sealing-codec.ts');
  return keysIn(kept.keys, codec).map((key) => sealingCodec(bytesOf(key)));
}

/** Empty where they cannot be read: a draft is then left as it is. */
function keysIn(text: string, codec: RowCodec): string[] {
  try {
    const keys: unknown = JSON.parse(codec.openText(text));
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Hexadecimal, not base64url as elsewhere: devices have keys in this form, and one that was misread would cost a draft. */
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
