import { DRAWING_BYTES } from '@app/contract/drawings';
import type { SyncOperation } from '@app/contract/sync';
import { documentId } from '../document/local-document.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { aDoc, context, entry, now } from '../testing/a-unit-of-work.ts';
import { failedAnswer } from '../testing/failures.ts';
import { SyncSession } from './sync-session.ts';

const HASH = 'a'.repeat(64);
const minutesLater = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const notAsked = () => Promise.reject(new Error('nobody asks for it'));

/** A device with a drawing of this size, at a server that has no room for it at first. */
function aDevice(bytes: number) {
  const store = createMemoryStore({
    documents: [{ ...entry, pending: { action: 'set', fields: { 'canvasData.a': { value: HASH, baseRev: 0 } } } }],
    drawings: [{ hash: HASH, bytes: new ArrayBuffer(bytes), type: 'image/png', isSent: false }],
    state: { clientId: 'c', lastOpNo: 0, cursor: 0, epoch: 'epoch 1' },
  });
  const server = { isFull: true, operations: [] as SyncOperation[] };
  const clock = { now };
  const session = new SyncSession({
    store,
    context: () => ({ ...context, now: clock.now }),
    onChanged: () => undefined,
    onErased: notAsked,
    transport: {
      pull: notAsked,
      getDrawing: notAsked,
      putDrawing: () => (server.isFull ? Promise.reject(failedAnswer(413)) : Promise.resolve()),
      push(_, ops) {
        server.operations.push(...ops);
        const doc = aDoc(entry, 5, { 'canvasData.a': HASH });
        const results = ops.map(({ opId }) => ({ opId, status: 'applied' as const, doc }));
        return Promise.resolve({ results, cursor: 5, epoch: 'epoch 1' });
      },
    },
  });
  const refusal = async () => (await store.read([documentId(entry)]))[0]?.refusal?.code;
  return { session, store, server, clock, refusal };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('a drawing for which the account had no room is offered again, and what names it is sent then', async () => {
  const { session, store, server, clock, refusal } = aDevice(1);
  await session.pushDrawings();
  expect(await refusal()).toBe('drawing_refused');
  server.isFull = false;
  clock.now = minutesLater(50);
  await session.pushDrawings();
  expect(server.operations).toEqual([]);
  clock.now = minutesLater(61);
  await session.pushDrawings();
  expect(server.operations).toMatchObject([{ fields: { 'canvasData.a': { value: HASH } } }]);
  expect(await store.waiting()).toEqual([]);
  expect(await refusal()).toBeUndefined();
});

it('one that is too large by itself is not', async () => {
  const { session, server, clock, refusal } = aDevice(DRAWING_BYTES + 1);
  await session.pushDrawings();
  server.isFull = false;
  clock.now = minutesLater(24 * 60);
  await session.pushDrawings();
  expect(server.operations).toEqual([]);
  expect(await refusal()).toBe('drawing_refused');
});
