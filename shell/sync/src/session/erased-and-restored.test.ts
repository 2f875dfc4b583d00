import { createMemoryStore } from '../store/memory-store.ts';
import { aDoc, context, day } from '../testing/a-unit-of-work.ts';
import { SyncSession } from './sync-session.ts';

/** The server was restored after an erasure, which had begun its second epoch. */
const restored = { epoch: 'epoch 3', erased: true, ancestors: [{ epoch: 'epoch 2', until: 0 }] };
const notAsked = () => Promise.reject(new Error('nobody asks for it'));

/** What a device of an epoch, which has a document, sends after its next pull. */
async function waitingOn(epoch: string) {
  const store = createMemoryStore({
    documents: [{ ...day, known: aDoc(day, 4, { note: 'mar' }) }],
    state: { clientId: 'c', lastOpNo: 0, cursor: 4, epoch },
  });
  const session = new SyncSession({
    store,
    context: () => context,
    onChanged: () => undefined,
    onErased: (begun) => store.clear({ clientId: 'd', lastOpNo: 0, cursor: 0, epoch: begun.epoch }),
    transport: {
      push: notAsked,
      putDrawing: notAsked,
      getDrawing: notAsked,
      pull: () => Promise.resolve({ docs: [], cursor: 9, more: false, ...restored }),
    },
  });
  await session.pull();
  return { kept: await store.page('day', 9), waiting: await store.waiting() };
}

it('F30: what a device has written since the erasure is sent again', async () => {
  const { waiting } = await waitingOn('epoch 2');
  expect(waiting).toMatchObject([
    { ...day, pending: { action: 'set', fields: { note: { value: 'mar', baseRev: 0 } } } },
  ]);
});

it('F28: what a device has that missed the erasure returns to nobody', async () => {
  expect(await waitingOn('epoch 1')).toEqual({ kept: [], waiting: [] });
});
