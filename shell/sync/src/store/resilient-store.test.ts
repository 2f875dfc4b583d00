import 'fake-indexeddb/auto';
import { documentId, type DocumentRef } from '../document/local-document.ts';
import { aDoc, aStore, context, entry, inClearAndLocked, note, now, storeKnown } from '../testing/resilient-stores.ts';
import { applyEdits } from '../merge/queue-edit.ts';

inClearAndLocked(() => {
  it('writes a change and its operation together, or neither', async () => {
    const { store, userId } = await aStore();
    await note(store, entry, { 'responses.a': 'Hoy' });
    const failed = store.update({ ids: [documentId(entry)] }, (work) => {
      applyEdits(work, entry, { 'responses.a': { value: 'Mañana' } }, new Map([['responses.a', 'Hoy']]), context);
      throw new Error('in the middle');
    });
    await expect(failed).rejects.toThrow('in the middle');
    expect(store.isPersistent).toBe(true);
    store.close();
    const again = await aStore({ userId });
    expect((await again.store.waiting()).map(({ pending }) => pending)).toEqual([
      { action: 'set', fields: { 'responses.a': { value: 'Hoy', baseRev: 0 } } },
    ]);
  });

  it('stores ink separately: lists lack it, an opened document has it', async () => {
    const { store } = await aStore();
    await storeKnown(store, aDoc(entry, { title: 'A', 'strokes.a': '[1]' }));
    const [listed] = await store.page('entry', 10);
    expect(listed?.known?.fields).toEqual({ title: 'A' });
    await note(store, entry, { title: 'B' });
    const { result } = await store.update({ ids: [documentId(entry)], ink: true }, (work) =>
      work.get(documentId(entry)),
    );
    expect(result?.known?.fields).toEqual({ title: 'A', 'strokes.a': '[1]' });
  });

  it('changes many documents at once as it changes each: outbox, siblings, ink', async () => {
    const { store, userId } = await aStore();
    const names = Array.from({ length: 120 }, (_, i): DocumentRef => ({ kind: 'entry', key: `entry-${i}` }));
    const [first = entry, second = entry] = names;
    const sibling: DocumentRef = { kind: 'entry', key: 'hermana' };
    const fields = { title: 'A', 'strokes.a': '[1]' };
    await storeKnown(store, ...names.slice(0, 60).map((name) => aDoc(name, fields)));
    await note(store, first, { title: 'Mía' });
    await note(store, second, { title: 'También' });
    await storeKnown(store, aDoc(sibling, { ...fields, 'origin.of': documentId(second) }));

    const ids = names.map(documentId);
    const { result } = await store.update({ ids, ink: true }, (work) => {
      const found = names.map((name) => work.get(documentId(name)));
      for (const name of names)
        work.put({
          ...name,
          known: aDoc(name, { title: 'B' }),
          ...(name === second && { pending: found[1]?.pending }),
        });
      return found;
    });
    expect(result.filter(Boolean)).toHaveLength(60);
    expect(result[0]).toMatchObject({ known: { fields }, pending: { fields: { title: { value: 'Mía' } } } });
    store.close();

    const again = (await aStore({ userId })).store;
    // Documents without unsent edits are gone from the outbox, and ink that the new text lacks is gone too.
    expect((await again.waiting()).map(({ key }) => key)).toEqual([second.key]);
    const { result: kept } = await again.update({ ids, ink: true }, (work) =>
      names.map((name) => work.get(documentId(name))?.known?.fields),
    );
    expect(kept).toEqual(names.map(() => ({ title: 'B' })));
  });

  it('reads newest first, page by page', async () => {
    const { store } = await aStore();
    const docs = Array.from({ length: 25 }, (_, i) => {
      const createdAt = new Date(Date.parse(now) + i * 1000).toISOString();
      return aDoc({ kind: 'entry', key: `entry-${i}` }, {}, { createdAt });
    });
    await storeKnown(store, ...docs, aDoc({ kind: 'day', key: '2026-11-21' }, {}));
    const first = await store.page('entry', 10);
    const second = await store.page('entry', 10, first.at(-1));
    const third = await store.page('entry', 10, second.at(-1));
    const keys = [...first, ...second, ...third].map(({ key }) => key);
    expect(keys).toEqual(Array.from({ length: 25 }, (_, i) => `entry-${24 - i}`));
  });

  it('gives each account a database of its own', async () => {
    const [one, other] = [await aStore(), await aStore()];
    await note(one.store, entry, { 'responses.a': 'de una' });
    expect(await other.store.waiting()).toEqual([]);
  });
});
