import { syncKindSchema, type SyncKind } from '@app/contract/sync';
import { documentId } from './core/local-document.ts';
import type { Circumstances } from './core/write.ts';
import { createDocuments, type OpenDocuments } from './documents.ts';
import { createDrawings } from './drawings.ts';
import { Exchange } from './engine/exchange.ts';
import { whileLeading } from './engine/leader.ts';
import { Rhythm } from './engine/rhythm.ts';
import { openTabChannel, type TabMessage } from './engine/tab-channel.ts';
import type { Transport } from './engine/transport.ts';
import { newUuid } from './new-uuid.ts';
import { Shelf } from './shelf.ts';
import { openResilientStore, type ResilientStore } from './store/resilient-store.ts';

export interface SyncClientSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  readonly transport: Transport;
  /** Nothing of hers may be kept on this device (P-08). */
  readonly keepNothing: boolean;
  readonly texts: { readonly thisDevice: string; readonly newTitle: string };
  readonly now?: () => Date;
}

export interface SyncClient {
  readonly documents: OpenDocuments;
  readonly shelf: Shelf;
  readonly store: Promise<ResilientStore>;
  /** Asks the server for news: an event said so, or events may have been missed. Never fails. */
  pull(): Promise<void>;
  /** Sends everything at once. @returns when it has been tried */
  sendNow(): Promise<void>;
  /** Begins to synchronise. @returns a function that stops it */
  start(): () => void;
}

/** First page of a kind that may be long; the others are short. The rest is read when the page has time. */
const FIRST_PAGE: Partial<Record<SyncKind, number>> = { entry: 60, day: 400 };
const PAGE = 500;

/** Puts the parts together: one account's documents on this page, and what carries them to and from the server. */
export function createSyncClient(setting: SyncClientSetting): SyncClient {
  const { userId, window, transport, keepNothing, texts, now = () => new Date() } = setting;
  const shelf = new Shelf(now);
  const name = `sync-${userId}`;
  const circumstances = (): Circumstances => ({
    now: now().toISOString(),
    newId: newUuid,
    device: texts.thisDevice,
  });
  const store = openResilientStore({
    userId,
    keepNothing,
    remembered: () => shelf.locals,
    onMemoryOnly: () => shelf.setReady(false),
  });
  let rhythm: Rhythm | undefined;
  let post: (message: TabMessage) => void = () => undefined;

  const wake = () => {
    if (rhythm) rhythm.soon();
    else post({ type: 'wake' });
  };
  const sendNow = async (): Promise<void> => {
    if (rhythm) await rhythm.now(false);
    else await (await exchange).push().catch(() => undefined); // whoever leads tries again
  };
  const pull = async (): Promise<void> => {
    if (rhythm) await rhythm.now(true);
    else await (await exchange).pull().catch(() => undefined);
  };
  const documents = createDocuments({
    store,
    shelf,
    circumstances,
    sendNow,
    pull,
    newTitle: texts.newTitle,
    drawings: createDrawings(store, transport, wake),
    onWritten: ({ changed, dropped }) => {
      const ids = [...changed.map(documentId), ...dropped];
      if (ids.length === 0) return;
      post({ type: 'changed', ids });
      wake();
    },
  });

  const exchange = store.then(
    (opened) =>
      new Exchange({
        store: opened,
        transport,
        circumstances,
        onChanged: (changed, dropped) => {
          shelf.put(changed, dropped);
          post({ type: 'changed', ids: [...changed.map(documentId), ...dropped] });
        },
        onErased: () => Promise.resolve(),
      }),
  );

  function makeRhythm(): Rhythm {
    return new Rhythm({
      exchange: async (withPull) => {
        const carrier = await exchange;
        await carrier.push();
        if (!withPull) return;
        await carrier.pull();
        await carrier.push(); // what the pull brought may call for an answer
      },
      onConnection: (connection) => {
        shelf.setConnection(connection);
        post({ type: 'connection', connection });
      },
    });
  }

  async function read(): Promise<void> {
    const opened = await store;
    const kinds = syncKindSchema.options;
    const [waiting, ...pages] = await Promise.all([
      opened.waiting(),
      ...kinds.map((kind) => opened.page(kind, FIRST_PAGE[kind] ?? Infinity)),
    ]);
    shelf.put([...pages.flat(), ...waiting]);
    shelf.setReady(opened.isPersistent);
    for (const [i, kind] of kinds.entries()) {
      const first = FIRST_PAGE[kind];
      let last = pages[i]?.at(-1);
      let more = first !== undefined && pages[i]?.length === first;
      while (more && last) {
        await idle(window);
        const page = await opened.page(kind, PAGE, last);
        // What was changed since is newer in memory.
        shelf.put(page.filter((local) => !shelf.local(documentId(local))));
        last = page.at(-1);
        more = page.length === PAGE;
      }
    }
  }

  async function readAgain(ids: readonly string[]): Promise<void> {
    const found = await (await store).read(ids);
    const there = new Set(found.map(documentId));
    shelf.put(
      found,
      ids.filter((id) => !there.has(id)),
    );
  }

  return {
    documents,
    shelf,
    store,
    sendNow,
    pull,
    start() {
      const channel = openTabChannel(name, window.location.origin, (message) => {
        if (message.type === 'changed') void readAgain(message.ids);
        else if (message.type === 'wake') rhythm?.soon();
        else if (message.type === 'connection') shelf.setConnection(message.connection);
        else window.location.reload();
      });
      post = (message) => channel.post(message);
      void read();
      const stopLeading = whileLeading(name, window.navigator.locks, (signal) => {
        const own = makeRhythm();
        rhythm = own;
        own.start();
        signal.addEventListener('abort', () => {
          own.stop();
          if (rhythm === own) rhythm = undefined;
        });
      });
      const again = () => void rhythm?.now(true);
      const seen = () => {
        if (window.document.visibilityState === 'visible') again();
      };
      window.addEventListener('online', again);
      window.addEventListener('focus', again);
      window.document.addEventListener('visibilitychange', seen);
      return () => {
        stopLeading();
        channel.close();
        post = () => undefined;
        window.removeEventListener('online', again);
        window.removeEventListener('focus', again);
        window.document.removeEventListener('visibilitychange', seen);
      };
    },
  };
}

const idle = (window: Window & typeof globalThis): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
