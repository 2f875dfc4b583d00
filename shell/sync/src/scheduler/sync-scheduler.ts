import type { Connection } from '../document-cache/document-cache.ts';
import type { SyncSession } from '../session/sync-session.ts';
import type { ResilientStore } from '../store/resilient-store.ts';
import { debounce } from './debounce.ts';
import { Lane } from './lane.ts';
import { electLeader } from './leader.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

/** Edits are sent after a pause in typing, and while the user types without one, at the longest wait. */
const DEBOUNCE = { pauseMs: 700, longestMs: 2500 };

/** Interval of pulls that no live event asks for. */
const PULL_MS = 60_000;

export interface SchedulerSetting {
  /** The same in all tabs of an account. */
  readonly name: string;
  readonly window: Window & typeof globalThis;
  readonly store: Promise<Pick<ResilientStore, 'isPersistent'>>;
  readonly session: Promise<Pick<SyncSession, 'push' | 'pull' | 'pushDrawings'>>;
  readonly onConnection: (connection: Connection) => void;
  /** Another tab posts something that is not about sending. */
  readonly onNews: (message: Exclude<TabMessage, { type: 'wake' | 'connection' }>) => void;
  /** This tab leads from now on, until the signal. */
  readonly onLeading: (signal: AbortSignal) => void;
  readonly random?: () => number;
}

/** Drawings go apart from documents: a picture may take a minute on a slow line, and text must not wait for it. */
interface Lanes {
  readonly documents: Lane;
  readonly drawings: Lane;
}

/** Decides when this tab pushes and pulls. One tab per account leads; the others wake it, or sync by themselves where they cannot wait. */
export class SyncScheduler {
  readonly #setting: SchedulerSetting;
  readonly #debounced = debounce(() => this.#somethingWaits(), DEBOUNCE);
  /** Only while this tab leads. */
  #lanes: Lanes | undefined;
  #channel: TabChannel | undefined;
  #stop: AbortController | undefined;
  #election: Promise<void> | undefined;
  /** Whether this tab competes for the lead, or has it, and how it gives up either. */
  #candidacy: { readonly hasLock: boolean; readonly giveUp: () => void } | undefined;

  constructor(setting: SchedulerSetting) {
    this.#setting = setting;
  }

  /** @returns a function that stops it */
  start(): () => void {
    const { name, window } = this.#setting;
    const stop = new AbortController();
    this.#stop = stop;
    this.#candidacy = undefined;
    this.#channel = openTabChannel(name, window.location.origin, (message) => this.#onMessage(message));
    this.#election = this.elect();
    return () => {
      stop.abort();
      this.#debounced.cancel();
      this.#channel?.close();
      this.#channel = undefined;
    };
  }

  /**
   * Elects the leader. Called again when the store changes: what is in this page's memory only this page can send, and what other tabs
   * have stored it can no longer read, so it leaves the lead to one of them.
   * @returns when the result is known
   */
  async elect(): Promise<void> {
    const { name, window, store } = this.#setting;
    const { isPersistent } = await store;
    const signal = this.#stop?.signal;
    if (!signal || signal.aborted) return;
    const locks = isPersistent ? window.navigator.locks : undefined;
    const hasLock = locks !== undefined;
    if (this.#candidacy?.hasLock === hasLock) return;
    this.#candidacy?.giveUp();
    const { known, stop: giveUp } = electLeader(name, locks, (leading) => this.#takeLead(leading));
    this.#candidacy = { hasLock, giveUp };
    signal.addEventListener('abort', giveUp);
    await known;
  }

  post(message: TabMessage): void {
    this.#channel?.post(message);
  }

  /** Something waits to be sent: debounced. */
  soon(): void {
    this.#debounced.call();
  }

  /** Pushes everything at once. @returns when it has been tried; never fails */
  async now(): Promise<void> {
    const lanes = this.#lanes;
    if (!lanes) return this.#withoutLead(false);
    await lanes.documents.run({ withPull: false });
    // An election in between has ended these lanes: the new ones send.
    await (this.#lanes ?? lanes).drawings.run({ withPull: false });
  }

  /** Pushes and pulls at once. @returns when it has been tried; never fails */
  async pull(): Promise<void> {
    await this.#election; // a tab that is about to lead would fetch everything twice
    if (this.#lanes) await this.#lanes.documents.run({ withPull: true });
    else await this.#withoutLead(true);
  }

  /** The network or the user may be back: the leader asks. */
  returned(): void {
    if (this.#lanes) void this.#lanes.documents.run({ withPull: true });
    else this.post({ type: 'wake', isUrgent: true });
  }

  #somethingWaits(): void {
    if (this.#lanes) this.#lanes.documents.runSoon();
    else this.post({ type: 'wake', isUrgent: false });
  }

  async #withoutLead(withPull: boolean): Promise<void> {
    this.post({ type: 'wake', isUrgent: true });
    try {
      await this.#exchange(withPull);
      if (!withPull) await (await this.#setting.session).pushDrawings();
      this.#setting.onConnection('ok');
    } catch {
      // The leader retries.
    }
  }

  async #exchange(withPull: boolean): Promise<void> {
    const session = await this.#setting.session;
    await session.push();
    if (!withPull) return;
    await session.pull();
    await session.push(); // what the pull brought may call for an answer
  }

  #takeLead(signal: AbortSignal): void {
    if (this.#lanes) return;
    const tell = (connection: Connection) => {
      this.#setting.onConnection(connection);
      this.post({ type: 'connection', connection });
    };
    const { random, window } = this.#setting;
    const common = { signal, random, isOnline: () => window.navigator.onLine };
    const drawings = new Lane({
      ...common,
      attempt: async () => (await this.#setting.session).pushDrawings(),
      tell: (connection) => connection !== 'ok' && tell(connection), // that all is well the documents tell
    });
    const documents = new Lane({
      ...common,
      attempt: async (withPull) => {
        await this.#exchange(withPull);
        drawings.runSoon();
      },
      tell,
    });
    this.#lanes = { documents, drawings };
    const interval = setInterval(() => documents.isAskedToWait || void documents.run({ withPull: true }), PULL_MS);
    void documents.run({ withPull: true });
    signal.addEventListener('abort', () => {
      clearInterval(interval);
      this.#lanes = undefined;
    });
    this.#setting.onLeading(signal);
  }

  /** A hidden tab's timers are throttled, its messages are not; the tab that posts `wake` has debounced already. */
  #onMessage(message: TabMessage): void {
    if (message.type === 'connection') this.#setting.onConnection(message.connection);
    else if (message.type !== 'wake') this.#setting.onNews(message);
    else if (!this.#lanes) return;
    else if (message.isUrgent) void this.#lanes.documents.run({ withPull: true });
    else this.#lanes.documents.runSoon();
  }
}
