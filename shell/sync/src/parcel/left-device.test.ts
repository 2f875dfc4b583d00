import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { documentId } from '../document/local-document.ts';
import { visibleValue } from '../document/visible-fields.ts';
import { applyEdits } from '../merge/queue-edit.ts';
import { aDevice, anAccount, comeBack, leave, openStore, stored, WORDS } from '../testing/a-left-device.ts';
import { context, day } from '../testing/a-unit-of-work.ts';

beforeEach(() => {
  localStorage.clear();
  indexedDB = new IDBFactory();
});

describe('D42: on a full device', () => {
  /** The next parcels that are put find no room. */
  function isFull(times: number): void {
    let left = times;
    const put = IDBObjectStore.prototype.put;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
      if (this.name === 'parcels' && (left -= 1) >= 0) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, record);
    });
  }
  afterEach(() => jest.restoreAllMocks());

  it('the parcel gets the room of what goes', async () => {
    const account = await anAccount();
    (await aDevice(account)).close();
    isFull(1);
    expect(await leave(account)).toBe('sealed');
    expect((await comeBack(account)).titles).toEqual([WORDS]);
  });

  it('without any room at all, the database stays with what is unsent alone, until there is', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const account = await anAccount();
    (await aDevice(account)).close();
    isFull(2);
    expect(await leave(account)).toBe('database');
    expect(await stored()).not.toContain('ya enviado');
    const store = await openStore(account);
    expect((await store.waiting()).map((local) => visibleValue(local, 'title'))).toEqual([WORDS]);
    expect([(await store.state()).cursor, (await store.unsentDrawings()).length]).toEqual([0, 1]);
    store.close();
    expect(await leave(account)).toBe('sealed');
  });
});

describe('after the server has changed', () => {
  /** A device that entered this history after its parcel was sealed. */
  async function afterwards(state: { epoch: string; ancestors?: { epoch: string; until: number }[] }) {
    const account = await anAccount();
    const before = await aDevice(account);
    await before.update({ ids: [documentId(day)] }, (work) =>
      applyEdits(work, day, { note: { value: WORDS } }, new Map([['note', 'ya enviado']]), context),
    );
    before.close();
    await leave(account);
    const store = await openStore(account);
    await store.update({}, (work) => work.setState(state));
    return { ...(await comeBack(account, store)), days: (await store.waiting()).filter(({ kind }) => kind === 'day') };
  }

  it('a restored backup: edits come back on the revision that it fell back to', async () => {
    const { titles, days } = await afterwards({ epoch: 'epoch-2', ancestors: [{ epoch: 'epoch-1', until: 2 }] });
    expect(titles).toEqual([WORDS]);
    expect(days[0]?.pending).toMatchObject({ fields: { note: { value: WORDS, baseRev: 2 } } });
  });

  it('the same history: on their own', async () => {
    const { days } = await afterwards({ epoch: 'epoch-1' });
    expect(days[0]?.pending).toMatchObject({ fields: { note: { value: WORDS, baseRev: 3 } } });
  });

  it('all data erased by the user: nothing returns, and the text can be downloaded', async () => {
    const { titles, days, kept, moves } = await afterwards({ epoch: 'epoch-9' });
    expect([titles, days, moves]).toEqual([[], [], []]);
    expect(kept.join()).toContain(WORDS);
  });
});
