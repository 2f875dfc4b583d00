import type { FieldEdit } from '@app/contract/documents';
import type { DocumentCache } from './document-cache/document-cache.ts';
import { isInk } from './document/fields.ts';
import { documentId, type DocumentRef } from './document/local-document.ts';
import { applyEdits, type BaseValues, type WriteContext } from './merge/queue-edit.ts';
import type { CommitResult, LoadOptions } from './store/document-store.ts';
import type { ResilientStore } from './store/resilient-store.ts';
import type { UnitOfWork } from './document/unit-of-work.ts';

interface WriterSetting {
  readonly store: Promise<ResilientStore>;
  readonly cache: DocumentCache;
  readonly context: () => WriteContext;
  /** What is now stored, for the other tabs and for sending. */
  readonly onWritten: (updated: CommitResult<unknown>) => void;
}

/** Writes changes of the user: one transaction in the store, then the cache, then the scheduler hears of it. */
export class DocumentWriter {
  constructor(readonly setting: WriterSetting) {}

  async update<T>(options: LoadOptions, act: (work: UnitOfWork, context: WriteContext) => T): Promise<T> {
    const { cache, context, onWritten } = this.setting;
    const now = context();
    const store = await this.setting.store;
    const updated = await store.update(options, (work) => act(work, now));
    cache.put(updated.changed, updated.dropped);
    onWritten(updated);
    return updated.result;
  }

  /** @param baseValues what the screen showed when the user made the edits @returns what it shows after them */
  write(ref: DocumentRef, edits: Readonly<Record<string, FieldEdit>>, baseValues: BaseValues): Promise<BaseValues> {
    const options = { ids: [documentId(ref)], ink: Object.keys(edits).some(isInk) };
    return this.update(options, (work, context) => {
      // The store may run this again after a failure: on a copy.
      const shown: BaseValues = new Map(baseValues);
      applyEdits(work, ref, edits, shown, context);
      return shown;
    });
  }
}
