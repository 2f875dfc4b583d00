import type { SyncKind } from '@app/contract/sync';
import { useCallback, useSyncExternalStore } from 'react';
import type { DocumentsStatus, StoredDocument } from './documents.ts';
import { useHost } from './host-context.tsx';

/** All her documents of a kind, newest first. */
export function useDocuments(kind: SyncKind): readonly StoredDocument[] {
  const { documents } = useHost();
  return useSyncExternalStore(
    useCallback((listener) => documents.subscribe(listener), [documents]),
    () => documents.list(kind),
  );
}

/** One of her documents; `undefined` while there is none. */
export function useStoredDocument(kind: SyncKind, key: string): StoredDocument | undefined {
  const { documents } = useHost();
  return useSyncExternalStore(
    useCallback((listener) => documents.subscribe(listener), [documents]),
    () => documents.get(kind, key),
  );
}

/** Whether her documents have been read, and whether they are safe. */
export function useDocumentsStatus(): DocumentsStatus {
  const { documents } = useHost();
  return useSyncExternalStore(
    useCallback((listener) => documents.subscribe(listener), [documents]),
    () => documents.status(),
  );
}
