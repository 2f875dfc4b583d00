import 'fake-indexeddb/auto';
import { DocumentCache } from './document-cache/document-cache.ts';
import type { LocalDocuments } from './documents.ts';
import { PageLeaving } from './page-leaving.ts';
import { openResilientStore } from './store/resilient-store.ts';
import { context } from './testing/a-unit-of-work.ts';

/** A page that hears that another tab has signed out. */
async function aPage({ isInMemory = true } = {}) {
  const store = await openResilientStore({
    userId: 'ana',
    keepNothing: isInMemory,
    remembered: () => [],
    onMemoryOnly: () => undefined,
  });
  const reload = jest.fn();
  const leaving = new PageLeaving(
    { userId: 'ana' },
    {
      store: Promise.resolve(store),
      opened: () => store,
      cache: new DocumentCache(() => new Date()),
      documents: { unsaved: [], flush: () => Promise.resolve() } as unknown as LocalDocuments, // only what it calls of them
      drafts: undefined,
      context: () => context,
      onLeft: () => undefined,
      reload,
    },
  );
  return { store, leaving, reload };
}

it('F9: a page in memory keeps what it has before it goes', async () => {
  const { store, leaving, reload } = await aPage();
  const keepUnsent = jest.fn(async () => {
    await expect(store.state()).resolves.toBeDefined();
    return true;
  });
  leaving.onLeftInMemory(keepUnsent);
  await leaving.leftByAnotherTab();
  expect(keepUnsent).toHaveBeenCalledTimes(1);
  await expect(store.state()).rejects.toThrow('the store is shut');
  expect([leaving.hasLeft, reload.mock.calls.length]).toEqual([true, 1]);
});

it('F9: it stays, and goes on, where there is no place for it', async () => {
  const { store, leaving, reload } = await aPage();
  leaving.onLeftInMemory(() => Promise.resolve(false));
  await leaving.leftByAnotherTab();
  await expect(store.state()).resolves.toBeDefined();
  expect([leaving.hasLeft, reload.mock.calls.length]).toEqual([false, 0]);
});

it('F9: what the device stores is the concern of the tab that has asked', async () => {
  const { store, leaving, reload } = await aPage({ isInMemory: false });
  const keepUnsent = jest.fn(() => Promise.resolve(false));
  leaving.onLeftInMemory(keepUnsent);
  await leaving.leftByAnotherTab();
  expect(keepUnsent).not.toHaveBeenCalled();
  await expect(store.state()).rejects.toThrow('the store is shut');
  expect(reload).toHaveBeenCalledTimes(1);
});
