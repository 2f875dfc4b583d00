import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions, Document, ResumeToken } from 'mongodb';
import type { Logger } from '../logger.ts';
import { database } from '../mongo.ts';
import { SESSION_USER_FIELDS } from '../sessions/session-user-fields.ts';
import type { EventRecord } from './event.model.ts';

/** Changes that a process receives from the database. */
export interface FeedListener {
  onEvent(event: EventRecord): void;
  /** A user moved an activity forward: the fields that this wrote, by their paths. */
  onProgressChanged(userId: string, fields: Readonly<Record<string, unknown>>): void;
  onSessionEnded(sessionId: string): void;
  onSessionChanged(sessionId: string): void;
  onUserChanged(userId: string): void;
  onRegistryChanged(): void;
  onContentChanged(): void;
  /** The stream is connected or lost: caches are valid only while it is connected. */
  onAlive(isAlive: boolean): void;
  /** Events were lost irrecoverably: clients must pull. */
  onGap(): void;
}

const RETRY_MS = 250;
/** ChangeStreamHistoryLost, ChangeStreamFatalError and an unknown token: start afresh. */
const LOST_HISTORY_CODES = new Set<unknown>([286, 280, 222]);

/** First segments of the paths that a cached session contains of its account; the time of the last activity is not among them. */
const CACHED_FIELDS = [...new Set(Object.keys(SESSION_USER_FIELDS).map((path) => path.split('.')[0]))];

/** Paths that an update wrote or removed: a dotted path is one key of `updatedFields`, which `$exists` cannot name. */
const CHANGED_PATHS = {
  $concatArrays: [
    { $map: { input: { $objectToArray: { $ifNull: ['$updateDescription.updatedFields', {}] } }, in: '$$this.k' } },
    { $ifNull: ['$updateDescription.removedFields', []] },
  ],
};
const firstSegment = (path: string) => ({ $first: { $split: [path, '.'] } });
const CHANGES_A_CACHED_FIELD = {
  $expr: {
    $gt: [
      { $size: { $setIntersection: [CACHED_FIELDS, { $map: { input: CHANGED_PATHS, in: firstSegment('$$this') } }] } },
      0,
    ],
  },
};

const updatedOneOf = (fields: readonly string[]) => ({
  $or: fields.map((field) => ({ [`updateDescription.updatedFields.${field}`]: { $exists: true } })),
});

const PIPELINE: Document[] = [
  {
    $match: {
      $or: [
        { 'ns.coll': 'events', operationType: 'insert' },
        { 'ns.coll': 'progress', operationType: 'update', ...updatedOneOf(['moved']) },
        { 'ns.coll': 'progress', operationType: 'insert', 'fullDocument.moved': { $exists: true } },
        { 'ns.coll': 'sessions', operationType: 'delete' },
        { 'ns.coll': 'sessions', operationType: 'update', ...updatedOneOf(['confirmedAt', 'lock']) },
        { 'ns.coll': 'sessions', operationType: 'update', 'updateDescription.removedFields': 'lock' },
        { 'ns.coll': 'users', operationType: { $in: ['delete', 'replace'] } },
        { 'ns.coll': 'users', operationType: 'update', ...CHANGES_A_CACHED_FIELD },
        { 'ns.coll': 'registryState' },
        { 'ns.coll': 'content' },
      ],
    },
  },
];

/** The fields that a change wrote, by path; of a new document, all of it. */
function writtenFields(change: ChangeStreamDocument): Readonly<Record<string, unknown>> {
  if (change.operationType === 'update') return change.updateDescription.updatedFields ?? {};
  return change.operationType === 'insert' ? change.fullDocument : {};
}

/** The one change stream of a process, resumed by its token after every interruption. */
export class ChangeFeed {
  #stream: ChangeStream | undefined;
  #token: ResumeToken;
  #isStopped = false;
  #isAlive = false;
  readonly #listener: FeedListener;
  readonly #logger: Logger;

  constructor(listener: FeedListener, logger: Logger) {
    this.#listener = listener;
    this.#logger = logger;
  }

  /** Resolves when the stream is open: from then on no change is missed. */
  async start(): Promise<void> {
    await this.#open();
    void this.#run();
  }

  /** Resolves at once: a fetch in flight is answered within a second, and ignored. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#stream?.close();
  }

  /**
   * Opens the stream at the position that the answer to a first fetch names. That fetch has a stream of its own, which waits for no change;
   * the one that is followed waits for the next change as long as the server lets it, a second, and would hold up the start as long.
   */
  async #open(): Promise<void> {
    const probe = database().watch(PIPELINE, { ...this.#position(), maxAwaitTimeMS: 1 });
    this.#stream = probe;
    const first = await probe.tryNext();
    this.#token = probe.resumeToken;
    await probe.close();
    if (this.#isStopped) return;
    this.#stream = database().watch(PIPELINE, this.#position());
    this.#setAlive(true);
    if (first) this.#dispatch(first);
  }

  #position(): ChangeStreamOptions {
    return this.#token ? { resumeAfter: this.#token } : {};
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      try {
        if (!this.#isAlive) await this.#open();
        await this.#follow();
      } catch (error) {
        if (this.#isStopped) return;
        await this.#interrupted(error);
      }
    }
  }

  async #follow(): Promise<void> {
    const stream = this.#stream;
    if (!stream || this.#isStopped) return;
    for await (const change of stream) {
      if (this.#isStopped) return;
      this.#dispatch(change);
    }
    // a stream that ends without an error was closed by us, or invalidated by the server
    if (!this.#isStopped) throw new Error('change stream ended');
  }

  async #interrupted(error: unknown): Promise<void> {
    this.#setAlive(false);
    this.#logger.warn({ err: error }, 'change stream interrupted');
    // The driver's token also advances with empty batches: an idle process never falls out of the oplog.
    this.#token = this.#stream?.resumeToken ?? this.#token;
    await this.#stream?.close().catch(() => undefined);
    if (error instanceof Error && 'code' in error && LOST_HISTORY_CODES.has(error.code)) {
      this.#token = undefined;
      this.#listener.onGap();
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }

  #setAlive(isAlive: boolean): void {
    this.#isAlive = isAlive;
    this.#listener.onAlive(isAlive);
  }

  #dispatch(change: ChangeStreamDocument): void {
    if (!('ns' in change) || !('coll' in change.ns) || !('documentKey' in change)) return;
    const id = String(change.documentKey._id);
    if (change.ns.coll === 'events' && change.operationType === 'insert')
      this.#listener.onEvent(change.fullDocument as EventRecord);
    else if (change.ns.coll === 'progress') this.#listener.onProgressChanged(id, writtenFields(change));
    else if (change.ns.coll === 'sessions' && change.operationType === 'delete') this.#listener.onSessionEnded(id);
    else if (change.ns.coll === 'sessions') this.#listener.onSessionChanged(id);
    else if (change.ns.coll === 'users') this.#listener.onUserChanged(id);
    else if (change.ns.coll === 'registryState') this.#listener.onRegistryChanged();
    else if (change.ns.coll === 'content') this.#listener.onContentChanged();
  }
}
