import type { Documents } from '@app/contract/documents';
import type { DocumentWriter } from './document-writer.ts';
import type { Quarantine } from './store/quarantine.ts';
import type { ResilientStore } from './store/resilient-store.ts';

/** What a mirror copies from, and writes edits of others to. */
export interface MirrorSource {
  readonly store: ResilientStore;
  readonly quarantine: Quarantine;
  readonly documents: Documents;
  readonly writer: Pick<DocumentWriter, 'write'>;
}

/** Copies of the documents outside the store. Invariant: once `stop` has resolved, and after `remove`, no user text is written there. */
export interface DeviceMirror {
  /** Called in the leading tab, once all documents of the device are in memory. Stops with the signal. */
  start(source: MirrorSource, signal: AbortSignal): void;
  /** @returns when nothing is being written any more */
  stop(): Promise<void>;
  /** Writes everything anew: a lock was set or removed. @returns when it is written, if this tab is the one that writes */
  refresh(): Promise<void>;
  /** Takes every copy off this device. */
  remove(): void;
}
