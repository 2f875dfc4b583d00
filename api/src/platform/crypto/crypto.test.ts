import { randomBytes } from 'node:crypto';
import { Binary } from 'mongodb';
import { OperatorKeys } from './operator-keys.ts';
import { SealError } from './seal.ts';
import { Vaults } from './vaults.ts';

const words = { text: 'Hoy he vuelto a escribir — con ñ, «comillas» y 🌿' };
const ignored = async () => undefined;
const place = { document: 'entry/activity-7', field: 'responses.experience', version: 3 };

function accounts(keys: OperatorKeys) {
  const stored = new Map<string, Buffer>();
  const openings: [userId: string, purpose: string][] = [];
  const vaults = new Vaults(
    keys,
    async (userId) => stored.get(userId),
    async (...opening) => void openings.push(opening),
  );
  const add = (userId: string) => stored.set(userId, vaults.create(userId).wrapped);
  return { stored, openings, vaults, add };
}

describe('D-06 sealed fields', () => {
  const operatorKey = randomBytes(32);
  const { vaults, stored, openings, add } = accounts(new OperatorKeys([operatorKey]));
  beforeAll(() => ['ana', 'eva'].forEach(add));

  it('opens what it sealed, also in the form of lean queries', async () => {
    const vault = await vaults.of('ana');
    const sealed = vault.seal(place, words);
    expect(vault.open(place, sealed)).toEqual(words);
    expect(vault.open(place, new Binary(sealed))).toEqual(words);
    expect(sealed.toString('latin1')).not.toContain('escribir');
  });

  it('seals equal texts differently each time', async () => {
    const vault = await vaults.of('ana');
    expect(vault.seal(place, words).equals(vault.seal(place, words))).toBe(false);
  });

  it.each([
    ['another document', { ...place, document: 'entry/activity-8' }],
    ['another field', { ...place, field: 'title' }],
    ['an older version', { ...place, version: 2 }],
    ['parts that read the same when joined', { ...place, document: 'entry/activity-7","responses.experience' }],
  ])('does not open in %s', async (_, elsewhere) => {
    const vault = await vaults.of('ana');
    expect(() => vault.open(elsewhere, vault.seal(place, words))).toThrow(SealError);
  });

  it('does not open for another user, nor after a changed byte', async () => {
    const vault = await vaults.of('ana');
    const sealed = vault.seal(place, words);
    const other = await vaults.of('eva');
    expect(() => other.open(place, sealed)).toThrow(SealError);
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open(place, changed)).toThrow(SealError);
    }
  });

  it('keeps every data key wrapped, and bound to its account', async () => {
    const key = stored.get('ana');
    if (!key) throw new Error('no key');
    stored.set('thief', key);
    await expect(vaults.of('thief')).rejects.toThrow(SealError);
    await expect(vaults.of('nobody')).rejects.toThrow('no data key');
  });

  it('D45: records an opening without a request of the user before the vault is handed out, and no other', async () => {
    openings.length = 0;
    await vaults.of('ana');
    expect(openings).toEqual([]);
    const vault = await vaults.forService('ana', 'reminder');
    expect(openings).toEqual([['ana', 'reminder']]);
    expect(vault?.open(place, vault.seal(place, words))).toEqual(words);
    expect(await vaults.forService('nobody', 'reminder')).toBeUndefined();
    expect(openings).toHaveLength(1);
    const unrecorded = new Vaults(
      new OperatorKeys([operatorKey]),
      async (userId) => stored.get(userId),
      async () => Promise.reject(new Error('no primary')),
    );
    await expect(unrecorded.forService('ana', 'reminder')).rejects.toThrow('no primary');
  });

  it('opens data keys of older operator keys and wraps them with the newest', async () => {
    const newKey = randomBytes(32);
    const sealed = (await vaults.of('ana')).seal(place, words);
    const both = new OperatorKeys([newKey, operatorKey]);
    const rotated = new Vaults(both, async (userId) => stored.get(userId), ignored);
    expect((await rotated.of('ana')).open(place, sealed)).toEqual(words);

    const rewrapped = await rotated.rewrap('ana', stored.get('ana') ?? Buffer.alloc(0));
    expect(rewrapped.keyId).toBe(both.newestId);
    const newOnly = new Vaults(new OperatorKeys([newKey]), async () => rewrapped.wrapped, ignored);
    expect((await newOnly.of('ana')).open(place, sealed)).toEqual(words);
    const withoutOld = new Vaults(new OperatorKeys([newKey]), async (userId) => stored.get(userId), ignored);
    await expect(withoutOld.of('ana')).rejects.toThrow(SealError);
  });
});

it('D-06 refuses operator keys of a wrong length', () => {
  expect(() => new OperatorKeys([])).toThrow('OPERATOR_KEY');
  expect(() => new OperatorKeys([Buffer.alloc(16)])).toThrow('OPERATOR_KEY');
});
