import { documentId, type LocalDocument } from './merge/local-document.ts';
import { siblingOrigin, visibleFields } from './merge/visible-fields.ts';

/** Who this browser profile is to the server, and how far it has heard. */
export interface SyncState {
  readonly clientId: string;
  readonly lastOpNo: number;
  /** Everything up to this number of hers has been pulled. */
  readonly cursor: number;
  /** Name of the server's history; absent before its first answer. */
  readonly epoch?: string;
}

/**
 * The documents that a step may touch, and where this client stands: taken from the store, changed by the functions beside this file,
 * and written back as a whole. It knows no database, no network and no clock.
 */
export class UnitOfWork {
  readonly changed = new Set<string>();
  readonly dropped = new Set<string>();
  #state: SyncState;
  #hasNewState = false;

  constructor(
    readonly documents: Map<string, LocalDocument>,
    state: SyncState,
  ) {
    this.#state = state;
  }

  get state(): SyncState {
    return this.#state;
  }

  get hasNewState(): boolean {
    return this.#hasNewState;
  }

  setState(changes: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#hasNewState = true;
  }

  get(id: string): LocalDocument | undefined {
    return this.documents.get(id);
  }

  put(local: LocalDocument): void {
    const id = documentId(local);
    this.documents.set(id, local);
    this.dropped.delete(id);
    this.changed.add(id);
  }

  /** Forgets a document that was never sent. */
  drop(id: string): void {
    if (!this.documents.delete(id)) return;
    this.changed.delete(id);
    this.dropped.add(id);
  }

  /** The other versions of a document's words that this device shows. */
  siblingsOf(id: string): LocalDocument[] {
    return [...this.documents.values()].filter((local) => {
      const origin = siblingOrigin(local);
      return origin !== undefined && documentId(origin.of) === id && visibleFields(local) !== undefined;
    });
  }
}
