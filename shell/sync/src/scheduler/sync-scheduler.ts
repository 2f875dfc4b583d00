import type { Connection } from '../document-cache/document-cache.ts';
import type { SyncSession } from '../session/sync-session.ts';
import { isFailedAnswer } from '../session/transport.ts';
import type { ResilientStore } from '../store/resilient-store.ts';
import { debounce } from './debounce.ts';
import { electLeader } from './leader.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

/** Edits are sent after a pause in typing, and while the user types without one, at the longest wait. */
const DEBOUNCE = { pauseMs: 700, longestMs: 2500 };

/** Exponential backoff between failed attempts, with jitter. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;
/** A server may ask for a longer pause (Retry-After), but for none that keeps a device silent for hours. */
const LONGEST_ASKED_MS = 600_000;

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

/** Attempts of one kind, one at a time: a request during an attempt leads to one more, a failure to a retry. */
interface Lane {
  readonly attempt: (withPull: boolean) => Promise<void>;
  readonly tell: (connection: Connection) => void;
  readonly signal: AbortSignal;
  running?: Promise<void>;
  again?: { readonly withPull: boolean };
  retry?: ReturnType<typeof setTimeout>;
  /** The retry waits because the server asked for it: the regular pull waits too. */
  isAskedToWait?: boolean;
  failures: number;
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
    await this.#run(lanes.documents, false);
    // An election in between has ended these lanes: the new ones send.
    await this.#run((this.#lanes ?? lanes).drawings, false);
  }

  /** Pushes and pulls at once. @returns when it has been tried; never fails */
  async pull(): Promise<void> {
    await this.#election; // a tab that is about to lead would fetch everything twice
    if (this.#lanes) await this.#run(this.#lanes.documents, true);
    else await this.#withoutLead(true);
  }

  /** The network or the user may be back: the leader asks. */
  returned(): void {
    if (this.#lanes) void this.#run(this.#lanes.documents, true);
    else this.post({ type: 'wake', isUrgent: true });
  }

  #somethingWaits(): void {
    if (this.#lanes) this.#runNext(this.#lanes.documents);
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
    const drawings: Lane = {
      attempt: async () => (await this.#setting.session).pushDrawings(),
      tell: (connection) => connection !== 'ok' && tell(connection), // that all is well the documents tell
      signal,
      failures: 0,
    };
    const documents: Lane = {
      attempt: async (withPull) => {
        await this.#exchange(withPull);
        this.#runNext(drawings);
      },
      tell,
      signal,
      failures: 0,
    };
    this.#lanes = { documents, drawings };
    const interval = setInterval(() => documents.isAskedToWait || void this.#run(documents, true), PULL_MS);
    void this.#run(documents, true);
    signal.addEventListener('abort', () => {
      clearInterval(interval);
      clearTimeout(documents.retry);
      clearTimeout(drawings.retry);
      this.#lanes = undefined;
    });
    this.#setting.onLeading(signal);
  }

  /** After a failure it goes with the next retry. */
  #runNext(lane: Lane): void {
    if (lane.retry === undefined) void this.#run(lane, false);
  }

  /** At once, in place of a retry. @returns when it has gone well, or failed */
  #run(lane: Lane, withPull: boolean): Promise<void> {
    if (lane.signal.aborted) return Promise.resolve();
    clearTimeout(lane.retry);
    lane.retry = undefined;
    lane.isAskedToWait = false;
    if (lane.running) lane.again = { withPull: withPull || lane.again?.withPull === true };
    else lane.running = this.#attempts(lane, withPull).finally(() => (lane.running = undefined));
    return lane.running;
  }

  async #attempts(lane: Lane, withPull: boolean): Promise<void> {
    let next: Lane['again'] = { withPull };
    while (next && !lane.signal.aborted) {
      lane.again = undefined;
      try {
        await lane.attempt(next.withPull);
        lane.failures = 0;
        lane.tell('ok');
      } catch (error) {
        this.#failed(lane, error);
        // A request during a 401 may follow a new sign-in. After any other failure it goes with the retry.
        if (!isSignedOut(error)) return;
      }
      next = lane.again;
    }
  }

  #failed(lane: Lane, error: unknown): void {
    if (lane.signal.aborted) return;
    if (isSignedOut(error)) return lane.tell('held');
    const { window, random = Math.random } = this.#setting;
    // With a network, a first failure may be a server that is being replaced: it drops one connection and takes the next (fault 18).
    if (lane.failures > 0 || !window.navigator.onLine) lane.tell('retry');
    const longest = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** lane.failures);
    lane.failures += 1;
    const asked = Math.min(isFailedAnswer(error) ? (error.retryAfterMs ?? 0) : 0, LONGEST_ASKED_MS);
    lane.isAskedToWait = asked > 0;
    // Devices that were refused together come back spread over a tenth of that time.
    const wait = Math.max(FIRST_RETRY_MS, longest * (0.5 + 0.5 * random()), asked * (1 + 0.1 * random()));
    lane.retry = setTimeout(() => void this.#run(lane, true), wait);
  }

  /** A hidden tab's timers are throttled, its messages are not; the tab that posts `wake` has debounced already. */
  #onMessage(message: TabMessage): void {
    if (message.type === 'connection') this.#setting.onConnection(message.connection);
    else if (message.type !== 'wake') this.#setting.onNews(message);
    else if (!this.#lanes) return;
    else if (message.isUrgent) void this.#run(this.#lanes.documents, true);
    else this.#runNext(this.#lanes.documents);
  }
}

const isSignedOut = (error: unknown): boolean => isFailedAnswer(error) && error.status === 401;
