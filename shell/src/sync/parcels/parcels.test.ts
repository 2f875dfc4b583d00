import 'fake-indexeddb/auto';
import { getParcelOpener } from '@app/contract/parcel-key';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { dropParcels, keepParcel, parcelsOf } from '@app/sync/parcel/parcel-store';
import { Parcels } from './parcels.ts';

const ANA = 'ana-1';
const DRAWING = new Uint8Array([1, 2, 3]);
const CONTENT = {
  documents: [{ kind: 'entry', key: 'activity-9', fields: { title: { value: 'ya enviado', baseRev: 0 } } }],
  drawings: [{ hash: 'a'.repeat(64), type: 'image/png' }],
  moves: [{ activityId: 7, status: 'completed' }],
  texts: [{ where: 'draft', text: 'ilegible', at: '2026-11-21T08:00:00.000Z' }],
};

const aParcel = () =>
  keepParcel({ id: 'one', owner: ANA, clear: [new TextEncoder().encode(JSON.stringify(CONTENT)), DRAWING] });

/** A page of the account that is signed in. What is unsent and where it is stored may be changed. */
function aPage({ isPersistent = false, unsent = 0, areTextsKept = true, hasEpoch = true } = {}) {
  const number = 'x'.repeat(43);
  const body = { kty: 'EC', crv: 'P-256', x: number, y: number, d: number };
  answerCalls([getParcelOpener, { body }]);
  const page = { isPersistent, unsent, hasEpoch, moves: [] as object[] };
  const unkept = areTextsKept ? [] : CONTENT.texts;
  const client = {
    store: Promise.resolve({
      database: undefined,
      state: () => Promise.resolve(page.hasEpoch ? { epoch: 'epoch-1' } : {}),
      get isPersistent() {
        return page.isPersistent;
      },
    }),
    leaving: { hasLeft: false },
    keepsNothing: false,
    unsent: {
      takeBack: jest.fn<Promise<object>, [readonly ArrayBuffer[]]>(() => Promise.resolve({ moves: [], unkept })),
      storeAndCount: () => Promise.resolve(page.unsent),
    },
    sendNow: jest.fn(() => Promise.resolve()),
  };
  const completions = {
    setting: { queue: { add: jest.fn() } },
    send: () => Promise.resolve(),
    count: () => Promise.resolve(0),
    get inMemory() {
      return page.moves;
    },
  };
  // Only what it calls of either.
  const parcels = new Parcels(ANA, client as never, completions as never);
  /** JSON of what was taken back, a list for each parcel. */
  const taken = () => client.unsent.takeBack.mock.calls.map(([[json]]) => JSON.parse(new TextDecoder().decode(json)));
  return { page, client, parcels, taken };
}

beforeEach(() => dropParcels(ANA));

it('a page in memory takes a parcel back once, and drops it when the server has all of it', async () => {
  await aParcel();
  const { page, client, parcels } = aPage({ unsent: 1 });
  for (let reached = 0; reached < 3; reached += 1) await parcels.exchange();
  expect(client.unsent.takeBack).toHaveBeenCalledTimes(1);
  expect(await parcelsOf(ANA)).toHaveLength(1);
  page.unsent = 0;
  await parcels.exchange();
  expect([client.unsent.takeBack.mock.calls.length, client.sendNow.mock.calls.length]).toEqual([1, 1]);
  expect(await parcelsOf(ANA)).toEqual([]);
  // A parcel has the id of its database: another may come.
  await aParcel();
  await parcels.exchange();
  expect(client.unsent.takeBack).toHaveBeenCalledTimes(2);
});

it('keeps a parcel that has filled the device, until the server has it', async () => {
  await aParcel();
  const { page, client, parcels } = aPage({ isPersistent: true, unsent: 1 });
  client.unsent.takeBack.mockImplementationOnce(() => {
    page.isPersistent = false;
    return Promise.resolve({ moves: [], unkept: [] });
  });
  await parcels.exchange();
  expect(await parcelsOf(ANA)).toHaveLength(1);
  page.unsent = 0;
  await parcels.exchange();
  expect(await parcelsOf(ANA)).toEqual([]);
});

it.each([true, false])(
  'leaves of it the unreadable texts alone where these have no other place (%s)',
  async (isPersistent) => {
    await aParcel();
    const { page, parcels } = aPage({ isPersistent, unsent: 1, areTextsKept: false });
    await parcels.exchange();
    page.unsent = 0;
    for (let reached = 0; reached < 2; reached += 1) await parcels.exchange();
    const next = aPage({ isPersistent, areTextsKept: false });
    await next.parcels.exchange();
    expect(next.taken()).toEqual([{ documents: [], drawings: [], moves: [], texts: CONTENT.texts }]);
    const last = aPage({ isPersistent: true, areTextsKept: true });
    await last.parcels.exchange();
    expect(await parcelsOf(ANA)).toEqual([]);
  },
);

it('opens none before the page knows the history of the server', async () => {
  await aParcel();
  const { page, client, parcels } = aPage({ isPersistent: true, hasEpoch: false });
  await parcels.exchange();
  expect(client.unsent.takeBack).not.toHaveBeenCalled();
  page.hasEpoch = true;
  await parcels.exchange();
  expect(client.unsent.takeBack).toHaveBeenCalledTimes(1);
});

it('keeps a parcel whose completions found room in memory alone, until they are sent', async () => {
  await aParcel();
  const { page, parcels } = aPage({ isPersistent: true });
  page.moves = [{ activityId: 7 }];
  await parcels.exchange();
  expect(await parcelsOf(ANA)).toHaveLength(1);
  page.moves = [];
  await parcels.exchange();
  expect(await parcelsOf(ANA)).toEqual([]);
});
