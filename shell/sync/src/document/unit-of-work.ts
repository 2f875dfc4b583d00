import { documentId, type LocalDocument } from './local-document.ts';
import { siblingOrigin, visibleFields } from './visible-fields.ts';

/** Client id, operation counter and pull cursor of this browser profile. */
export interface SyncState {
  readonly clientId: string;
  readonly lastOpNo: number;
  /** The account's revision up to which everything has been pulled. */
  readonly cursor: number;
  /** Name of the server's history; absent before its first answer. */
  readonly epoch?: string;
  /** What that history continues, as the server named it when this client entered it. */
  readonly ancestors?: readonly { readonly epoch: string; readonly until: number }[];
}

/**
 * The documents of one transaction, and the client's state: loaded from a store, changed by pure functions (`merge`, `outbox`), stored as a
 * whole. Knows no database, network or clock.
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

  /** Removes a document that was never sent. */
  drop(id: string): void {
    if (!this.documents.delete(id)) return;
    this.changed.delete(id);
    this.dropped.add(id);
  }

  /** The visible siblings of a document. */
  siblingsOf(id: string): LocalDocument[] {
    return [...this.documents.values()].filter((local) => {
      const origin = siblingOrigin(local);
      return origin !== undefined && documentId(origin.of) === id && visibleFields(local) !== undefined;
    });
  }
}
