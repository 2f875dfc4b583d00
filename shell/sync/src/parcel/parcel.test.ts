import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { visibleValue } from '../document/visible-fields.ts';
import {
  aDevice,
  anAccount,
  comeBack,
  leave,
  names,
  openStore,
  stored,
  WORDS,
  write,
} from '../testing/a-left-device.ts';
import { aLock } from '../testing/a-lock.ts';
import { aDoc, context, day, entry } from '../testing/a-unit-of-work.ts';
import { openResilientStore } from '../store/resilient-store.ts';
import { accountsHere, keepTextsAlone } from './leave-account.ts';
import { takeBack } from './unsent-content.ts';
import { dropParcels, keepParcel, parcelsOf, partsOf } from './parcel-store.ts';

const TITLED = aDoc(entry, 5, { title: WORDS });

beforeEach(() => {
  localStorage.clear();
  indexedDB = new IDBFactory();
});

it('D42: what is unsent is sealed, everything else goes, and all of it comes back at the next sign-in', async () => {
  const account = await anAccount();
  (await aDevice(account)).close();
  expect(await stored()).toContain(WORDS);
  expect(await leave(account)).toBe('sealed');
  expect(await accountsHere(localStorage)).not.toContain(account.userId);
  for (const word of [WORDS, 'ya enviado']) expect(await stored()).not.toContain(word);
  const { titles, moves, drawings } = await comeBack(account);
  expect(titles).toEqual([WORDS]);
  expect(moves).toEqual([{ activityId: 7, status: 'completed' }]);
  expect(drawings).toMatchObject([{ hash: 'a'.repeat(64), type: 'image/png', isSent: false }]);
  expect([...new Uint8Array(drawings[0]?.bytes ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
});

it('D42: drafts of pages that were left are sealed too', async () => {
  const account = await anAccount();
  (await aDevice(account)).close();
  const draft = [{ ...entry, edits: { title: { value: `${WORDS} ni esto` } }, seen: { title: WORDS } }];
  localStorage.setItem(`draft-${account.userId}-1`, JSON.stringify(draft));
  await leave(account);
  expect(localStorage).toHaveLength(0);
  expect((await comeBack(account)).titles).toEqual([`${WORDS} ni esto`]);
});

it('D42: with nothing unsent nothing is kept', async () => {
  const account = await anAccount();
  const store = await openStore(account);
  await store.update({}, (work) => work.put({ ...day, known: aDoc(day, 3, { note: WORDS }) }));
  store.close();
  await leave(account);
  expect(await parcelsOf(account.userId)).toEqual([]);
  expect(await stored()).not.toContain(WORDS);
});

it('D42: sealed twice, as by a page that ended half way, it comes back once', async () => {
  const account = await anAccount();
  const store = await aDevice(account);
  await leave(account, { store });
  // The database is still there: its deletion was cut off. What it has is in the outbox under the same client id.
  const { clientId } = (await parcelsOf(account.userId)).map(({ id }) => ({ clientId: id }))[0] ?? { clientId: '' };
  const again = await aDevice(account);
  await again.update({}, (work) => work.setState({ clientId }));
  again.close();
  await leave(account);
  expect(await parcelsOf(account.userId)).toHaveLength(1);
  expect((await comeBack(account)).titles).toEqual([WORDS]);
});

it('D42: two parcels of the same words, as by two tabs, make no second version', async () => {
  const account = await anAccount();
  for (let tab = 0; tab < 2; tab += 1) {
    (await aDevice(account)).close();
    await leave(account);
  }
  expect(await parcelsOf(account.userId)).toHaveLength(2);
  const { store, titles } = await comeBack(account);
  expect(titles).toEqual([WORDS]);
  expect((await store.waiting()).filter(({ kind }) => kind === 'sibling')).toEqual([]);
});

it.each([
  ['the field of the server', (doc: typeof TITLED) => [doc]],
  [
    'a version beside it',
    (doc: typeof TITLED) => [
      { ...doc, fields: { title: 'Lo de otro móvil' } },
      aDoc({ kind: 'sibling', key: 's1' }, 5, { of: { ...entry }, field: 'title', value: WORDS, device: 'Móvil' }),
    ],
  ],
])('F9: what a page has sent in the meantime, into %s, makes no second version', async (_, docs) => {
  const account = await anAccount();
  (await aDevice(account)).close();
  await leave(account);
  const store = await openStore(account);
  await store.update({}, (work) => {
    for (const known of docs(TITLED)) work.put({ kind: known.kind, key: known.key, known });
  });
  await comeBack(account, store);
  const texts = (await store.waiting()).flatMap((local) => JSON.stringify(local.pending));
  expect(texts.filter((each) => each.includes(WORDS))).toEqual([]);
});

it('D42: what was written before the parcel is opened is not overwritten', async () => {
  const account = await anAccount();
  (await aDevice(account)).close();
  await leave(account);
  const store = await openStore(account);
  await write(store, 'lo de hoy');
  const { titles } = await comeBack(account, store);
  expect(titles).toEqual(['lo de hoy']);
  const versions = (await store.waiting()).filter(({ kind }) => kind === 'sibling');
  expect(versions.map((local) => visibleValue(local, 'value'))).toEqual([WORDS]);
});

it('D42: a deleted account leaves neither database nor parcel, and others keep theirs', async () => {
  const [account, other] = [await anAccount(), await anAccount()];
  for (const each of [account, other, account]) {
    (await aDevice(each)).close();
    if (each === account) continue;
    await leave(each);
  }
  await leave(account);
  await leave(account, { isDeleted: true });
  expect(await parcelsOf(account.userId)).toEqual([]);
  expect(await parcelsOf(other.userId)).toHaveLength(1);
  expect(await stored()).not.toContain(WORDS);
});

it('D42: an opened parcel is dropped, and with the last one the database', async () => {
  const [account, other] = [await anAccount(), await anAccount()];
  for (const each of [account, other]) {
    (await aDevice(each)).close();
    await leave(each);
  }
  const [parcel] = await parcelsOf(account.userId);
  await dropParcels(account.userId, [parcel?.id ?? '']);
  expect([await parcelsOf(account.userId), (await parcelsOf(other.userId)).length]).toEqual([[], 1]);
  await dropParcels(other.userId);
  expect(await names()).toEqual([]);
});

it('D42: a parcel that is kept while the last one is dropped stays', async () => {
  Object.defineProperty(window.navigator, 'locks', { value: aLock(), configurable: true });
  await keepParcel({ id: 'one', owner: 'ana', clear: [] });
  const drop = jest.spyOn(IDBFactory.prototype, 'deleteDatabase');
  let kept: Promise<void> | undefined;
  drop.mockImplementationOnce((name) => {
    kept = keepParcel({ id: 'two', owner: 'eva', clear: [] });
    return indexedDB.deleteDatabase(name);
  });
  await dropParcels('ana');
  await kept;
  expect(await parcelsOf('eva')).toHaveLength(1);
  Reflect.deleteProperty(window.navigator, 'locks');
});

it('D42: what is from before an erasure stays in the parcel while a page has it in memory alone', async () => {
  const account = await anAccount();
  (await aDevice(account)).close();
  await leave(account);
  const page = await openResilientStore({
    userId: account.userId,
    keepNothing: true,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  await page.update({}, (work) => work.setState({ epoch: 'epoch-2' }));
  const open = async () => {
    const [parcel] = await parcelsOf(account.userId);
    if (!parcel) throw new Error('the parcel has gone');
    return { parcel, parts: await partsOf(parcel, account.opener) };
  };
  for (const _ of ['first', 'second']) {
    const { parcel, parts } = await open();
    const { unkept } = await takeBack(page, parts, context, { keep: () => Promise.resolve(false) });
    expect(unkept).toHaveLength(1);
    await keepTextsAlone(parcel, { json: parts[0] ?? new ArrayBuffer(), texts: unkept }, account.opener);
  }
  expect(new TextDecoder().decode((await open()).parts[0])).toContain(WORDS);
});

it('D42: what cannot be sealed, for lack of the key, is kept alone', async () => {
  const account = await anAccount();
  (await aDevice(account, { hasKey: false })).close();
  expect(await leave(account)).toBe('clear');
  expect(await stored()).not.toContain('ya enviado');
  expect(await accountsHere(localStorage)).not.toContain(account.userId);
  const { titles, drawings } = await comeBack(account);
  expect(titles).toEqual([WORDS]);
  expect([...new Uint8Array(drawings[0]?.bytes ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
});

it('a parcel opens with nobody else’s key, and for no other account', async () => {
  const [account, thief] = [await anAccount(), await anAccount()];
  (await aDevice(account)).close();
  await leave(account);
  const [parcel] = await parcelsOf(account.userId);
  if (!parcel) throw new Error('no parcel');
  await expect(partsOf(parcel, thief.opener)).rejects.toMatchObject({ name: 'OperationError' });
  await expect(partsOf({ ...parcel, owner: thief.userId }, account.opener)).rejects.toMatchObject({
    name: 'OperationError',
  });
  expect(parcel.box?.ephemeral.d).toBeUndefined();
});
