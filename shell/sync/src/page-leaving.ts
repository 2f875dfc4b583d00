import type { DocumentCache } from './document-cache/document-cache.ts';
import type { LocalDocuments } from './documents.ts';
import type { Drafts } from './edit-session/drafts.ts';
import { beforeTheKeyIsAwaited } from './lock/before-the-key-is-awaited.ts';
import type { WriteContext } from './merge/queue-edit.ts';
import { unsavedInMemory } from './parcel/unsaved-in-memory.ts';
import { openResilientStore, type ResilientStore } from './store/resilient-store.ts';
import type { SyncClientSetting } from './sync-client-setting.ts';

interface LeavingPage {
  readonly store: Promise<ResilientStore>;
  /** The store, once it is open. */
  readonly opened: () => ResilientStore | undefined;
  readonly cache: DocumentCache;
  readonly documents: LocalDocuments;
  readonly drafts: Drafts | undefined;
  readonly context: () => WriteContext;
  /** Tells the other tabs of a sign-out. */
  readonly onLeft: () => void;
  readonly reload: () => void;
}

/** Makes a parcel of what the page has in memory alone. @returns false where it has to stay open with it */
type KeepUnsent = () => Promise<boolean>;

/** How a page ends its account: by a sign-out, with its session, or for the moment. Invariant: once it has left, it writes nothing. */
export class PageLeaving {
  readonly #setting: Pick<SyncClientSetting, 'userId' | 'keys' | 'mirror'>;
  readonly #page: LeavingPage;
  #hasLeft = false;
  #keepUnsent: KeepUnsent | undefined;

  constructor(setting: Pick<SyncClientSetting, 'userId' | 'keys' | 'mirror'>, page: LeavingPage) {
    this.#setting = setting;
    this.#page = page;
  }

  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** Sets what a page in memory does when another tab signs out. @returns a function that unsets it */
  onLeftInMemory(keepUnsent: KeepUnsent): () => void {
    this.#keepUnsent = keepUnsent;
    return () => (this.#keepUnsent = undefined);
  }

  /** Sign-out: this page stores nothing of the account any more, and tells the other tabs. */
  async leave(): Promise<void> {
    const { keys, mirror } = this.#setting;
    this.#hasLeft = true;
    this.#page.onLeft();
    const stopped = mirror?.stop();
    // What waits for the key may wait for ever: the device is cleared all the same.
    if (!keys?.isAwaited) await stopped;
    if (!this.#isBehindLock) (await this.#page.store).close();
  }

  /** Another tab has signed out. It has asked only about what is stored on the device, or in its own memory. */
  async leftByAnotherTab(): Promise<void> {
    const store = await this.#page.store;
    if (!store.isPersistent && this.#keepUnsent && !(await this.#keepUnsent())) return;
    this.#hasLeft = true;
    void this.#setting.mirror?.stop();
    store.close();
    this.#page.reload();
  }

  /** What the page has in memory, as a store of its own: where no parcel can be made of it, the page goes on with the first. */
  async copyOfMemory(): Promise<ResilientStore> {
    const { documents, drafts, context } = this.#page;
    const { userId } = this.#setting;
    await documents.flush();
    const store = await this.#page.store;
    const [waiting, drawings, state] = await Promise.all([store.waiting(), store.unsentDrawings(), store.state()]);
    const copy = await openResilientStore({
      userId,
      keepNothing: true,
      remembered: () => [],
      onMemoryOnly: () => undefined,
    });
    await copy.update({}, (work) => {
      work.setState(state);
      for (const local of waiting) work.put(local);
    });
    for (const drawing of drawings) await copy.keepDrawing(drawing);
    // As in `retire`.
    await drafts?.copyInClear(copy, context());
    return copy;
  }

  /**
   * The session was ended: stores the open edits; then this page writes no more.
   * @returns the store, to be closed. Where the page waits for the key of a lock the rest is sealed in the database: only what it has in memory,
   * and drafts in clear; `undefined` if it has nothing in memory
   */
  async retire(): Promise<ResilientStore | undefined> {
    if (this.#isBehindLock) return undefined;
    const { userId, keys, mirror } = this.#setting;
    const { documents, drafts, cache } = this.#page;
    const isStored = await beforeTheKeyIsAwaited(keys, async () => {
      await documents.flush();
      await mirror?.stop();
    });
    this.#hasLeft = true;
    if (isStored) {
      const store = await this.#page.store;
      // Local storage goes, and beside a parcel no text stays in clear (`leaveLocked`): what pages before have left in it comes along.
      if (!store.isPersistent) await drafts?.copyInClear(store, this.#page.context());
      return store;
    }
    // Stops what waits: it must not write beside the parcel once the key comes.
    this.#page.opened()?.close();
    void mirror?.stop();
    const context = this.#page.context();
    const sessions = documents.unsaved;
    const store = await unsavedInMemory({ userId, sessions, locals: cache.locals, context });
    if (store) await drafts?.copyInClear(store, context);
    return store;
  }

  /** A page that stays after all removes its draft again: recovered later, it would fork an old text beside a newer one. */
  keepDrafts(): void {
    if (this.#hasLeft) return;
    const { documents, drafts } = this.#page;
    const write = () => drafts?.write(documents.unsaved);
    write();
    void documents.flush().then(() => !this.#hasLeft && write());
  }

  get #isBehindLock(): boolean {
    return !this.#page.opened() && this.#setting.keys?.isAwaited === true;
  }
}
