import type { FieldEdit, FieldValue, StoredDocument } from '@app/contract/documents';
import type { SyncKind } from '@app/contract/sync';
import type { DocumentRef } from './merge/local-document.ts';
import type { Quarantine } from './store/quarantine.ts';
import type { ResilientStore } from './store/resilient-store.ts';

/** What a mirror copies from and writes its findings to. */
export interface MirrorSource {
  readonly store: ResilientStore;
  readonly quarantine: Quarantine;
  readonly list: (kind: SyncKind) => readonly StoredDocument[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes upon what the text had shown. */
  readonly edit: (
    ref: DocumentRef,
    edits: Readonly<Record<string, FieldEdit>>,
    seen: Readonly<Record<string, FieldValue>>,
  ) => Promise<void>;
  readonly keepDrawing: (picture: Blob) => Promise<string>;
}

/** Copies of the documents outside the store. Invariant: after `remove` or `stop` resolves, nothing of the user's is written there. */
export interface DeviceMirror {
  /** Called in the leading tab, once all documents of the device are in memory. */
  start(source: MirrorSource): void;
  /** @returns when nothing is being written any more */
  stop(): Promise<void>;
  /** Takes every copy off this device. */
  remove(): void;
}
