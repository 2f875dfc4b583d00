import { documentId } from '../document/local-document.ts';
import { visibleFields } from '../document/visible-fields.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { aDoc, context, day } from '../testing/a-unit-of-work.ts';
import { SyncSession } from './sync-session.ts';
import type { PullAnswer } from './transport.ts';

const OWN = { kind: 'own', key: 'mf-garden/a' } as const;
const own = aDoc(OWN, 3, { 'words.line': 'Hoy', version: 1 });
const later = aDoc(day, 5, { note: 'mar' });

/** A device and a server that answers as the real one does; `asked` are the revisions that the device has asked from. */
function aDevice() {
  const store = createMemoryStore({ documents: [], state: { clientId: 'c', lastOpNo: 0, cursor: 0, epoch: 'one' } });
  const asked: [cursor: number, own: number][] = [];
  const server = { docs: [own, later], epoch: 'one', page: 10 };
  const session = new SyncSession({
    store,
    context: () => context,
    onChanged: () => undefined,
    onErased: () => Promise.resolve(),
    transport: {
      push: () => Promise.reject(new Error('nothing is pushed')),
      pull(cursor, until): Promise<PullAnswer> {
        asked.push([cursor, until]);
        const from = (kind: string) => (kind === 'own' ? until : cursor);
        const all = server.docs.filter(({ kind, rev }) => rev > Math.min(cursor, from(kind)));
        const docs = all.slice(0, server.page);
        const more = docs.length < all.length;
        return Promise.resolve({ docs, cursor: more ? (docs.at(-1)?.rev ?? 0) : 5, more, epoch: server.epoch });
      },
      putDrawing: () => Promise.reject(new Error('nothing is drawn')),
      getDrawing: () => Promise.resolve(undefined),
    },
  });
  const shown = async () => visibleFields((await store.read([documentId(OWN)]))[0]);
  /** A tab that was open before there were own documents pulls all else. */
  const oldTabPulls = (epoch = 'one') =>
    store.update({}, (work) => work.setState({ epoch, cursor: Math.max(5, work.state.cursor) }));
  return { session, store, server, asked, shown, oldTabPulls };
}

it('asks for own documents from where it has them, and once', async () => {
  const { session, asked, shown } = aDevice();
  await session.pull();
  expect(await shown()).toEqual({ 'words.line': 'Hoy', version: 1 });
  await session.pull();
  expect(asked).toEqual([
    [0, 0],
    [5, 5],
  ]);
});

it('fetches what an old tab has passed over, page by page', async () => {
  const { session, server, asked, shown, oldTabPulls } = aDevice();
  server.page = 1;
  await oldTabPulls();
  await session.pull();
  expect(await shown()).toEqual({ 'words.line': 'Hoy', version: 1 });
  expect(asked[0]).toEqual([5, 0]);
});

it('relies on nothing that it knew of another history, which an old tab may have entered', async () => {
  const { session, server, asked, oldTabPulls } = aDevice();
  await session.pull();
  server.epoch = 'two';
  await oldTabPulls('two');
  await session.pull();
  expect(asked.at(-1)).toEqual([5, 0]);
});
