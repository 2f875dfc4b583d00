import type { DocumentEdit, StoredDocument } from '@app/contract/documents';
import type { PullAnswer, PushAnswer, Transport } from '@app/sync/session/transport';
import { SyncClient } from '@app/sync/sync-client';
import { aLocalStorage, aWindow } from './a-browser-window.ts';
import { type Dice, wait } from './dice.ts';
import type { Answer, FaultyNetwork, Request } from './faulty-network.ts';
import { joined, newWord, type Place, placesAt, type TypedWords, wordsIn } from './typed-words.ts';

const PULL_PAGE = 100;
const texts = { thisDevice: 'Este dispositivo', newTitle: 'Otra versión' };

class Failure extends Error {
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  constructor({ status, retryAfterMs }: Answer) {
    super(`answered ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

interface Page {
  readonly client: SyncClient;
  readonly stop: () => void;
  /** Its process has crashed: it hears no answer any more. */
  isDead: boolean;
}

/** A browser with the product's own client: its pages crash, its database and its local storage stay. */
export class ProductDevice {
  readonly #storage = aLocalStorage();
  #page: Page;
  /** Whether the device has a network. */
  isOnline = true;

  constructor(
    readonly name: string,
    readonly userId: string,
    readonly network: FaultyNetwork,
    readonly dice: Dice,
    /** Milliseconds by which its clock is wrong. */
    readonly clockOffsetMs: number,
    public cookie: string,
  ) {
    this.#page = this.#open();
  }

  get client(): SyncClient {
    return this.#page.client;
  }

  get isClean(): boolean {
    const { isReady, waiting } = this.client.documents.status();
    return isReady && waiting === 0;
  }

  /** Documents as the device shows them: kind/key → fields. */
  shown(): ReadonlyMap<string, StoredDocument['fields']> {
    const { documents } = this.client;
    return new Map(
      (['entry', 'day'] as const).flatMap((kind) =>
        documents.list(kind).map(({ key, fields }) => [`${kind}/${key}`, fields] as const),
      ),
    );
  }

  /** Ends the page as a crash does, without a last write, and opens it again. */
  crash(): void {
    this.#page.isDead = true;
    this.#page.stop();
    this.#page = this.#open();
  }

  #open(): Page {
    const life = { isDead: false };
    const client = new SyncClient({
      // Names the database, the channel and the lock: two browsers of one user share none of them.
      userId: `${this.userId}-${this.name}`,
      window: aWindow(this.#storage),
      transport: this.#transport(life),
      keepsNothing: false,
      texts,
      whenIdle: () => wait(20),
      now: () => new Date(Date.now() + this.clockOffsetMs),
    });
    return Object.assign(life, { client, stop: client.start() });
  }

  stop(): void {
    this.#page.stop();
  }

  /** Types until the run is over: sometimes one change at once, sometimes into an open editor. */
  async typeUntil(isOver: () => boolean, elapsedMs: () => number, words: TypedWords): Promise<void> {
    while (!isOver()) {
      const place = this.dice.one(placesAt(elapsedMs()));
      // A page that crashes takes an edit with it that it has not confirmed.
      await this.#type(place, words).catch(() => undefined);
      await this.#joinVersions();
      await wait(this.dice.between(30, 350));
    }
  }

  async #type({ kind, key, field }: Place, words: TypedWords): Promise<void> {
    const { client } = this;
    await this.#untilReady(client);
    const edit = this.dice.isBelow(0.5) ? client.documents.begin(kind, key) : await client.documents.open(kind, key);
    const typed: string[] = [];
    let text = wordsIn(edit.opened?.fields[field]).join(' ');
    try {
      for (let n = this.dice.one([1, 1, 2, 4]); n > 0; n--) {
        const word = newWord(this.name);
        words.type(word);
        typed.push(word);
        text = `${text} ${word}`.trim();
        edit.set({ [field]: { value: text } });
        await wait(this.dice.between(5, 120));
      }
      await this.#confirm(edit, client, typed, words);
    } finally {
      edit.close();
    }
  }

  /** The device says that it has these words. */
  async #confirm(edit: DocumentEdit, client: SyncClient, typed: readonly string[], words: TypedWords): Promise<void> {
    await edit.flush();
    if (client === this.client) words.keep(typed);
  }

  /** The user settles one conflict, with every word of both texts. */
  async #joinVersions(): Promise<void> {
    const { documents } = this.client;
    for (const kind of ['entry', 'day'] as const) {
      const conflicting = documents.list(kind).find(({ others }) => others.length > 0);
      const other = conflicting?.others[0];
      if (!conflicting || !other) continue;
      const beside = wordsIn(conflicting.fields[other.field]).join(' ');
      const join = joined(beside, other.value);
      await documents.choose(kind, conflicting.key, { ...other, beside }, { join }).catch(() => undefined);
    }
  }

  async #untilReady(client: SyncClient): Promise<void> {
    while (!client.documents.status().isReady && client === this.client) await wait(10);
  }

  #transport(page: Pick<Page, 'isDead'>): Transport {
    const call = async (request: Request): Promise<unknown> => {
      if (!this.isOnline) throw new Error('no network');
      const answer = await this.network.call(this.cookie, request).catch((error: unknown) => {
        if (page.isDead) return new Promise<never>(() => undefined);
        throw error;
      });
      // A page that is gone hears no answer.
      if (page.isDead) return new Promise<never>(() => undefined);
      if (answer.status !== 200) throw new Failure(answer);
      return answer.body;
    };
    return {
      push: ({ clientId, epoch }, ops) =>
        call({
          method: 'POST',
          path: '/api/sync/push?answer=docs',
          body: { clientId, ops, ...(epoch ? { epoch } : {}) },
        }) as Promise<PushAnswer>,
      pull: (cursor) =>
        call({
          method: 'GET',
          path: `/api/sync/pull?cursor=${cursor}&limit=${PULL_PAGE}`,
        }) as Promise<PullAnswer>,
      putDrawing: () => Promise.reject(new Error('none is drawn')),
      getDrawing: () => Promise.resolve(undefined),
    };
  }
}
