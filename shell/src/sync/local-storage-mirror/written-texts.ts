import type { ResilientStore } from '@app/sync/store/resilient-store';

/**
 * What this device itself has written under a key of local storage. Nobody can write there and note it in one step, so a note names two
 * texts in between: were the old one taken for somebody else's after a page that ended, or a storage that is full, it would be written
 * over newer edits.
 */
export interface WrittenText {
  readonly text?: string;
  /** What stood there before, for as long as it may still stand there. */
  readonly before?: string;
}

/** What stands under the keys of a locked device (D43). */
export const NOTHING = '{}';

/** Whether what stands there is ours. `{}` is nobody's edit, whether this device knows that it has written it or not. */
export const isOurs = ({ text, before }: WrittenText, there: string | null): boolean =>
  there === NOTHING || there === (text ?? null) || (before !== undefined && there === before);

/** The notes, in the account's database: they outlive the page. */
export class WrittenTexts {
  readonly #store: ResilientStore;
  readonly #known = new Map<string, WrittenText>();

  constructor(store: ResilientStore) {
    this.#store = store;
  }

  /** As far as this page has read or written it. */
  known(key: string): WrittenText | undefined {
    return this.#known.get(key);
  }

  async of(key: string): Promise<WrittenText> {
    const known = this.#known.get(key);
    if (known) return known;
    const { text, before } = (await this.#store.database?.get('mirrors', key)) ?? {};
    const own = { ...(text === undefined ? {} : { text }), ...(before === undefined ? {} : { before }) };
    this.#known.set(key, own);
    return own;
  }

  async note(key: string, own: WrittenText): Promise<void> {
    this.#known.set(key, own);
    const isNothing = own.text === undefined && own.before === undefined;
    if (isNothing) await this.#store.database?.delete('mirrors', key);
    else await this.#store.database?.put('mirrors', { id: key, ...own });
  }
}
