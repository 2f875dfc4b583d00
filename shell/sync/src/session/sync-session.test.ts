import type { SyncDoc, SyncOperation, SyncResult } from '@app/contract/sync';
import { documentId, type LocalDocument, type DocumentRef } from '../document/local-document.ts';
import { visibleFields } from '../document/visible-fields.ts';
import { enterEpoch } from '../merge/enter-epoch.ts';
import { applyEdits } from '../merge/queue-edit.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { aDoc, context, day, entry } from '../testing/a-unit-of-work.ts';
import { SyncSession } from './sync-session.ts';
import type { PullAnswer, PushAnswer } from './transport.ts';
import { noAnswer } from '../testing/failures.ts';

const EPOCH = 'epoch 1';
const version = (key: string, rev: number) =>
  aDoc({ kind: 'sibling', key }, rev, { of: { ...day }, field: 'note', value: `otra ${key}`, device: 'Móvil' });

/** A device, and a server with the given answers. */
function aDevice(...documents: LocalDocument[]) {
  const store = createMemoryStore({ documents, state: { clientId: 'c', lastOpNo: 0, cursor: 0, epoch: EPOCH } });
  const pushes: (readonly SyncOperation[])[] = [];
  const answers: ((ops: readonly SyncOperation[]) => Partial<PushAnswer> | Promise<Partial<PushAnswer>>)[] = [];
  const server = {
    docs: [] as SyncDoc[],
    epoch: EPOCH,
    erased: false,
    isDown: false,
    pulls: 0,
    missingDrawings: [] as string[],
    beforeAnswer: undefined as (() => Promise<PullAnswer>) | undefined,
  };
  const uploads: string[] = [];
  const exchange = new SyncSession({
    store,
    context: () => context,
    onChanged: () => undefined,
    onErased: () => store.clear({ clientId: 'd', lastOpNo: 0, cursor: 0, epoch: server.epoch }),
    transport: {
      async push(_, ops) {
        pushes.push(ops);
        const answer = answers.shift() ?? (() => ({ results: [] as SyncResult[] }));
        return { results: [], cursor: 9, epoch: EPOCH, ...(await answer(ops)) };
      },
      pull(cursor): Promise<PullAnswer> {
        server.pulls += 1;
        if (server.isDown) return Promise.reject(noAnswer());
        if (server.beforeAnswer) return server.beforeAnswer();
        const docs = server.docs.filter(({ rev }) => rev > cursor);
        const { epoch, erased, missingDrawings } = server;
        return Promise.resolve({ docs, cursor: 9, more: false, epoch, erased, missingDrawings });
      },
      putDrawing: (hash) => {
        uploads.push(hash);
        return Promise.resolve();
      },
      getDrawing: () => Promise.resolve(undefined),
    },
  });
  const local = async (names: DocumentRef) => (await store.read([documentId(names)]))[0];
  return {
    exchange,
    store,
    server,
    pushes,
    uploads,
    local,
    shown: async (names: DocumentRef) => visibleFields(await local(names)),
    answer: (...next: typeof answers) => answers.push(...next),
    note: (names: DocumentRef, field: string, value: string) =>
      store.update({ ids: [documentId(names)] }, (work) =>
        applyEdits(work, names, { [field]: { value } }, new Map(), context),
      ),
  };
}
const opIdOf = (ops: readonly SyncOperation[], i = 0) => ops[i]!.opId;

it('finds every document of an answer by its name, however many results refer to it', async () => {
  const { exchange, note, local, answer, server } = aDevice();
  await note(day, 'note', 'mar');
  await note(entry, 'title', 'sol');
  answer((ops) => ({
    results: [
      {
        opId: opIdOf(ops),
        status: 'sibling',
        names: { doc: documentId(day), sibling: 'sibling/s1', siblings: ['sibling/s1', 'sibling/s2'] },
      },
      { opId: opIdOf(ops, 1), status: 'applied', names: { doc: documentId(entry) } },
    ],
    docs: [aDoc(day, 7, { note: 'lluvia' }), version('s1', 6), version('s2', 5), aDoc(entry, 8, { title: 'sol' })],
  }));
  await exchange.push();
  expect(await local(day)).toMatchObject({ known: { rev: 7, fields: { note: 'lluvia' } } });
  expect(await local({ kind: 'sibling', key: 's2' })).toMatchObject({ known: { rev: 5 } });
  expect((await local(entry))?.inFlight).toBeUndefined();
  expect(server.pulls).toBe(0);
});

it('resends what an answer had no room for', async () => {
  const { exchange, note, pushes, answer, local } = aDevice();
  await note(day, 'note', 'mar');
  await note(entry, 'title', 'sol');
  const applied = (doc: SyncDoc) => (ops: readonly SyncOperation[]) => ({
    results: [{ opId: opIdOf(ops), status: 'applied' as const, names: { doc: documentId(doc) } }],
    docs: [doc],
    more: true,
  });
  answer(applied(aDoc(day, 7, { note: 'mar' })), applied(aDoc(entry, 8, { title: 'sol' })));
  await exchange.push();
  expect(pushes.map((ops) => ops.length)).toEqual([2, 1]);
  expect(pushes[1]![0]).toEqual(pushes[0]![1]);
  expect((await local(entry))?.inFlight).toBeUndefined();
});

describe('a document that is named and missing', () => {
  const named = (ops: readonly SyncOperation[]): Partial<PushAnswer> => ({
    results: [
      { opId: opIdOf(ops), status: 'sibling', names: { doc: documentId(day), siblings: ['sibling/s1', 'sibling/s2'] } },
    ],
    docs: [aDoc(day, 7, { note: 'lluvia' }), version('s1', 6)],
    more: true,
  });

  it('is pulled before the operation is settled', async () => {
    const { exchange, note, local, answer, server } = aDevice();
    await note(day, 'note', 'mar');
    server.docs = [version('s2', 5), version('s1', 6), aDoc(day, 7, { note: 'lluvia' })];
    answer(named);
    await exchange.push();
    expect(await local({ kind: 'sibling', key: 's2' })).toMatchObject({ known: { rev: 5 } });
    expect(await local(day)).toMatchObject({ known: { rev: 7 } });
    expect((await local(day))?.inFlight).toBeUndefined();
  });

  it.each([
    ['cannot be pulled', true, 'network'],
    ['does not come', false, 'did not come'],
  ])('and %s: the operation stays unchanged, and is resent', async (_, isDown, fault) => {
    const { exchange, note, local, shown, answer, server, pushes } = aDevice();
    await note(day, 'note', 'mar');
    Object.assign(server, { isDown, docs: [aDoc(day, 7, { note: 'lluvia' })] });
    answer(named);
    await expect(exchange.push()).rejects.toThrow(fault);
    expect(await shown(day)).toEqual({ note: 'mar' });
    expect((await local(day))?.inFlight).toEqual(pushes[0]![0]);
    Object.assign(server, {
      isDown: false,
      docs: [version('s2', 12), version('s1', 6), aDoc(day, 7, { note: 'lluvia' })],
    });
    answer(named);
    await exchange.push();
    expect(pushes[1]).toEqual(pushes[0]);
    expect((await local(day))?.inFlight).toBeUndefined();
  });

  it('in an epoch that has ended meanwhile: nothing of the answer is applied', async () => {
    const { exchange, note, store, answer, server } = aDevice();
    await note(day, 'note', 'mar');
    Object.assign(server, { epoch: 'epoch 2', erased: true });
    answer(named);
    await exchange.push();
    expect(await store.page('day', 9)).toEqual([]);
    expect(await store.page('sibling', 9)).toEqual([]);
  });
});

it("a refusal for too many siblings: shows the server's text at once, and resends when one was resolved", async () => {
  const { exchange, note, store, shown, answer, server, pushes } = aDevice();
  await note(day, 'note', 'mar');
  server.docs = [version('s1', 5), aDoc(day, 7, { note: 'lluvia' })];
  answer((ops) => ({
    results: [
      { opId: opIdOf(ops), status: 'rejected', code: 'too_large', reason: 'versions', message: '50', names: {} },
    ],
    docs: [],
  }));
  await exchange.push();
  expect(await shown(day)).toEqual({ note: 'lluvia' });
  const mine = (await store.page('sibling', 9)).find(({ known }) => !known)!;
  expect(visibleFields(mine)).toMatchObject({ field: 'note', value: 'mar' });
  expect(mine.refusal?.reason).toBe('versions');
  server.docs = [aDoc({ kind: 'sibling', key: 's1' }, 8, {}, { deleted: true })];
  await store.update({}, (work) => work.setState({ cursor: 7 }));
  await exchange.pull();
  answer((ops) => ({
    results: [{ opId: opIdOf(ops), status: 'applied', names: { doc: documentId(mine) } }],
    docs: [aDoc(mine, 9, { of: { ...day }, field: 'note', value: 'mar' })],
  }));
  await exchange.push();
  expect(pushes).toHaveLength(2);
  expect((await store.waiting()).map(documentId)).toEqual([]);
});

it('uploads again the drawings that a pull misses, if this device has them', async () => {
  const { exchange, store, server, uploads } = aDevice();
  await store.keepDrawing({ hash: 'a', bytes: new ArrayBuffer(1), type: 'image/png', isSent: true });
  server.docs = [aDoc(entry, 7, { 'savedDrawings.a': ['a', 'b'] })];
  server.missingDrawings.push('a', 'b');
  await exchange.pull();
  await exchange.pushDrawings();
  expect(uploads).toEqual(['a']);
  expect(await store.unsentDrawings()).toEqual([]);
});

describe('F30: after the device has entered a new epoch', () => {
  const restored = { epoch: 'epoch 2', ancestors: [{ epoch: EPOCH, until: 5 }] };
  /** Another tab meanwhile enters the epoch of the restored server. */
  const enterElsewhere = ({ store }: ReturnType<typeof aDevice>) =>
    store.update({ all: true }, (work) => enterEpoch(work, restored, context));
  const forgotten = aDoc(day, 40, { note: 'mar' });

  it('drops a pull of the former epoch that comes late', async () => {
    const device = aDevice();
    device.server.beforeAnswer = async () => {
      await enterElsewhere(device);
      Object.assign(device.server, { docs: [], beforeAnswer: undefined, ...restored });
      return { docs: [forgotten], cursor: 40, more: false, epoch: EPOCH };
    };
    await device.exchange.pull();
    expect(await device.store.state()).toMatchObject({ epoch: 'epoch 2', cursor: 9 });
    expect(await device.local(day)).toBeUndefined();
  });

  it('drops the result of a push of the former epoch that comes late: the operation is sent again', async () => {
    const device = aDevice();
    await device.note(day, 'note', 'mar');
    const applied = (ops: readonly SyncOperation[], doc: SyncDoc): Partial<PushAnswer> => ({
      results: [{ opId: opIdOf(ops), status: 'applied', doc }],
    });
    device.answer(
      async (ops) => {
        await enterElsewhere(device);
        return applied(ops, forgotten);
      },
      (ops) => ({ ...applied(ops, aDoc(day, 6, { note: 'mar' })), ...restored }),
    );
    await device.exchange.push();
    expect(device.pushes).toHaveLength(2);
    expect((await device.local(day))?.known?.rev).toBe(6);
    expect(await device.store.state()).toMatchObject({ epoch: 'epoch 2' });
  });
});
