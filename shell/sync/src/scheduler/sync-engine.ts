import type { Connection } from '../document-cache/document-cache.ts';
import type { ResilientStore } from '../store/resilient-store.ts';
import type { SyncSession } from '../session/sync-session.ts';
import { electLeader } from './leader.ts';
import { Quiet } from './quiet.ts';
import { Rhythm } from './rhythm.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

export interface EngineSetting {
  /** The same in all tabs of an account. */
  readonly name: string;
  readonly window: Window & typeof globalThis;
  readonly store: Promise<Pick<ResilientStore, 'isPersistent'>>;
  readonly exchange: Promise<Pick<SyncSession, 'push' | 'pull' | 'pushDrawings'>>;
  readonly onConnection: (connection: Connection) => void;
  /** Another tab says something that is not about sending. */
  readonly onNews: (message: Exclude<TabMessage, { type: 'wake' | 'connection' }>) => void;
  /** This tab leads from now on, until the signal. */
  readonly onLeading: (signal: AbortSignal) => void;
}

/** Sends and fetches, in one of her tabs: the others tell that one, or, where they cannot wait, do it themselves. */
export class SyncEngine {
  readonly #setting: EngineSetting;
  readonly #quiet = new Quiet(() => this.#somethingWaits());
  #rhythm: Rhythm | undefined;
  /** Drawings go by themselves: on a slow line a picture takes a minute, and her words wait for none. */
  #drawings: Rhythm | undefined;
  #channel: TabChannel | undefined;
  #stop: AbortController | undefined;
  #election: Promise<void> | undefined;
  /** Whether this tab competes for the lead, or has it, and how it gives up either. */
  #candidacy: { readonly hasLock: boolean; readonly giveUp: () => void } | undefined;

  constructor(setting: EngineSetting) {
    this.#setting = setting;
  }

  /** @returns a function that stops it */
  start(): () => void {
    const { name, window } = this.#setting;
    const stop = new AbortController();
    this.#stop = stop;
    this.#candidacy = undefined;
    this.#channel = openTabChannel(name, window.location.origin, (message) => this.#applyPulledDocument(message));
    this.#election = this.elect();
    return () => {
      stop.abort();
      this.#quiet.cancel();
      this.#channel?.close();
      this.#channel = undefined;
    };
  }

  /**
   * Finds out who sends. Called again when the store has changed: what is in this page's memory only this page can send, and what
   * others have on the device it can send no more, so that it leaves the lead to one of them.
   * @returns when it is known
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
    const { known, stop: giveUp } = electLeader(name, locks, (leading) => this.#lead(leading));
    this.#candidacy = { hasLock, giveUp };
    signal.addEventListener('abort', giveUp);
    await known;
  }

  post(message: TabMessage): void {
    this.#channel?.post(message);
  }

  /** Something waits to be sent: when she pauses. */
  soon(): void {
    this.#quiet.soon();
  }

  /** Everything, at once. @returns when it has been tried; never fails */
  async now(): Promise<void> {
    if (this.#rhythm && this.#drawings) {
      await this.#rhythm.now(false);
      await this.#drawings.now(false);
    } else await this.#withoutLeading(false);
  }

  /** Sends what waits and asks for news, at once. @returns when it has been tried; never fails */
  async pull(): Promise<void> {
    await this.#election; // a tab that is about to lead would fetch everything twice
    if (this.#rhythm) await this.#rhythm.now(true);
    else await this.#withoutLeading(true);
  }

  async #withoutLeading(withPull: boolean): Promise<void> {
    this.post({ type: 'wake', isUrgent: true });
    try {
      const exchange = await this.#setting.exchange;
      await this.#exchange(withPull);
      if (!withPull) await exchange.pushDrawings();
      this.#connected('ok');
    } catch {
      // Whoever leads tries again.
    }
  }

  /** The network may be back, or she is: whoever leads asks. */
  returned(): void {
    if (this.#rhythm) void this.#rhythm.now(true);
    else this.post({ type: 'wake', isUrgent: true });
  }

  #somethingWaits(): void {
    if (this.#rhythm) this.#rhythm.next();
    else this.post({ type: 'wake', isUrgent: false });
  }

  async #exchange(withPull: boolean): Promise<void> {
    const exchange = await this.#setting.exchange;
    await exchange.push();
    if (!withPull) return;
    await exchange.pull();
    await exchange.push(); // what the pull brought may call for an answer
  }

  #lead(signal: AbortSignal): void {
    if (this.#rhythm) return;
    const onConnection = (connection: Connection) => {
      this.#connected(connection);
      this.post({ type: 'connection', connection });
    };
    const isOnline = () => this.#setting.window.navigator.onLine;
    const drawings = new Rhythm({
      isOnline,
      exchange: async () => (await this.#setting.exchange).pushDrawings(),
      onConnection: (connection) => {
        if (connection !== 'ok') onConnection(connection); // that all is well the words say
      },
    });
    const rhythm = new Rhythm({
      isOnline,
      exchange: async (withPull) => {
        await this.#exchange(withPull);
        drawings.next();
      },
      onConnection,
    });
    this.#rhythm = rhythm;
    this.#drawings = drawings;
    rhythm.start();
    signal.addEventListener('abort', () => {
      rhythm.stop();
      drawings.stop();
      this.#rhythm = undefined;
      this.#drawings = undefined;
    });
    this.#setting.onLeading(signal);
  }

  #connected(connection: Connection): void {
    this.#setting.onConnection(connection);
  }

  /** A hidden tab's timers are slow, its messages are not: who wrote has waited for the pause already. */
  #applyPulledDocument(message: TabMessage): void {
    if (message.type === 'connection') this.#connected(message.connection);
    else if (message.type !== 'wake') this.#setting.onNews(message);
    else if (message.isUrgent) void this.#rhythm?.now(true);
    else this.#rhythm?.next();
  }
}
