import type { Connection } from '../document-cache/document-cache.ts';
import type { SyncSession } from '../session/sync-session.ts';
import type { ResilientStore } from '../store/resilient-store.ts';
import { debounce } from './debounce.ts';
import { type Attempt, Lane } from './lane.ts';
import { electLeader } from './leader.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

/** Edits are sent after a pause in typing, and while the user types without one, at the longest wait. */
const DEBOUNCE = { pauseMs: 700, longestMs: 2500 };

/** Interval of pulls that no live event asks for. */
const PULL_MS = 60_000;

/** Drawings go beside the leader in every tenth minute: it may need minutes for one on a slow line, and would share that. */
const DRAWINGS_TICKS = 10;

/** Time that the leader has to answer; then this tab does by itself what it asked for. */
const ANSWER_MS = 3000;

/** Messages that are not about sending. */
export type TabNews = Exclude<TabMessage, { type: 'wake' | 'awake' | 'connection' }>;

export interface SchedulerSetting {
  /** The same in all tabs of an account. */
  readonly name: string;
  readonly window: Window & typeof globalThis;
  readonly store: Promise<Pick<ResilientStore, 'isPersistent'>>;
  readonly session: Promise<Pick<SyncSession, 'push' | 'pull' | 'pushDrawings'>>;
  readonly onConnection: (connection: Connection) => void;
  /** Another tab posts something that is not about sending. */
  readonly onNews: (message: TabNews) => void;
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
  /** While it does not. */
  #followerLanes: Lanes | undefined;
  /** What the leader has not answered yet. */
  #unanswered: { readonly timer: ReturnType<typeof setTimeout>; readonly asked: Attempt } | undefined;
  #last: Connection | undefined;
  #ticks = 0;
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
    this.#followerLanes = this.#createLanes(stop.signal, false, (connection) => this.#tell(connection));
    // Whatever a leader does that has answered, and is frozen, or waits for something, before it sends.
    const interval = setInterval(() => this.#pushBesideLeader(), PULL_MS);
    this.#channel = openTabChannel(name, window.location.origin, (message) => this.#onMessage(message));
    this.#election = this.elect();
    return () => {
      stop.abort();
      this.#debounced.cancel();
      this.#answered();
      clearInterval(interval);
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
    const lanes = this.#lanes ?? this.#followerLanes;
    if (!this.#lanes) this.post({ type: 'wake', isUrgent: true });
    await lanes?.documents.run({ push: true, pull: false });
    // An election in between has ended these lanes: the new ones send.
    await (this.#lanes ?? lanes)?.drawings.run({ push: true, pull: false });
  }

  /** Pulls at once; what is to be pushed waits for the end of its debounce. @returns when it has been tried; never fails */
  async pull(): Promise<void> {
    await this.#election; // a tab that is about to lead would fetch everything twice
    await (this.#lanes ?? this.#followerLanes)?.documents.run({ push: false, pull: true });
  }

  /** The network or the user may be back: the leader asks. */
  returned(): void {
    if (this.#lanes) void this.#lanes.documents.run({ push: true, pull: true });
    else this.#wake({ push: true, pull: true });
  }

  #somethingWaits(): void {
    if (this.#lanes) this.#lanes.documents.runSoon();
    else this.#wake({ push: true, pull: false });
  }

  /** Invariant: what a tab has stored is sent although the leader is frozen, which keeps its lock. */
  #wake(asked: Attempt): void {
    this.post({ type: 'wake', isUrgent: asked.pull });
    this.#unanswered ??= { timer: setTimeout(() => this.#giveUpOnLeader(), ANSWER_MS), asked };
    // The timer goes on: a user who keeps typing wakes the leader more often than it may take to answer.
    if (asked.pull) this.#unanswered = { ...this.#unanswered, asked };
  }

  #giveUpOnLeader(): void {
    const { asked } = this.#unanswered ?? {};
    this.#unanswered = undefined;
    const { documents, drawings } = this.#followerLanes ?? {};
    // The user is back: at once. Otherwise a server that has asked for a pause gets it.
    if (asked?.pull) void documents?.run(asked);
    else documents?.runSoon();
    drawings?.runSoon();
  }

  #answered(): void {
    clearTimeout(this.#unanswered?.timer);
    this.#unanswered = undefined;
  }

  #tell(connection: Connection): void {
    this.#last = connection;
    this.#setting.onConnection(connection);
  }

  #pushBesideLeader(): void {
    const { documents, drawings } = this.#followerLanes ?? {};
    if (this.#lanes || !documents || documents.isAskedToWait || this.#last === 'held') return;
    documents.runSoon();
    this.#ticks += 1;
    if (this.#ticks % DRAWINGS_TICKS === 0) drawings?.runSoon();
  }

  async #exchange({ push, pull }: Attempt): Promise<void> {
    const session = await this.#setting.session;
    if (push) await session.push();
    if (!pull) return;
    await session.pull();
    if (push) await session.push();
    else this.soon(); // what the pull brought may call for an answer
  }

  #createLanes(signal: AbortSignal, isLeader: boolean, tell: (connection: Connection) => void): Lanes {
    const { random, window } = this.#setting;
    const common = { signal, random, isOnline: () => window.navigator.onLine };
    const drawings = new Lane({
      ...common,
      retries: isLeader,
      attempt: async () => (await this.#setting.session).pushDrawings(),
      tell: (connection) => connection !== 'ok' && tell(connection), // that all is well the documents tell
    });
    const documents = new Lane({
      ...common,
      retries: true,
      attempt: async (asked) => {
        await this.#exchange(asked);
        // Beside a leader that uploads them, a follower would take a part of its line.
        if (asked.push && isLeader) drawings.runSoon();
      },
      tell,
    });
    return { documents, drawings };
  }

  #takeLead(signal: AbortSignal): void {
    if (this.#lanes) return;
    this.#answered();
    this.#lanes = this.#createLanes(signal, true, (connection) => {
      this.#tell(connection);
      this.post({ type: 'connection', connection });
    });
    const { documents } = this.#lanes;
    const interval = setInterval(
      () => documents.isAskedToWait || void documents.run({ push: true, pull: true }),
      PULL_MS,
    );
    void documents.run({ push: true, pull: true });
    signal.addEventListener('abort', () => {
      clearInterval(interval);
      this.#lanes = undefined;
    });
    this.#setting.onLeading(signal);
  }

  /** A hidden tab's timers are throttled, its messages are not; the tab that posts `wake` has debounced already. */
  #onMessage(message: TabMessage): void {
    if (message.type === 'connection') this.#tell(message.connection);
    else if (message.type === 'awake') this.#answered();
    else if (message.type !== 'wake') this.#setting.onNews(message);
    else if (this.#lanes) {
      // Without a lock it leads for itself alone, and cannot read what other tabs have stored.
      if (this.#candidacy?.hasLock) this.post({ type: 'awake' });
      if (message.isUrgent) void this.#lanes.documents.run({ push: true, pull: true });
      else this.#lanes.documents.runSoon();
    }
  }
}
