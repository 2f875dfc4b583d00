import type { SyncKind } from '@app/contract/sync';
import { useCallback, useSyncExternalStore } from 'react';
import type { Documents, DocumentsStatus, StoredDocument } from '@app/contract/documents';
import { useHost } from './host-context.tsx';

/** All documents of a kind, newest first. */
export function useDocuments(kind: SyncKind): readonly StoredDocument[] {
  return useRead((documents) => documents.list(kind));
}

/** One document; `undefined` while it does not exist. */
export function useStoredDocument(kind: SyncKind, key: string): StoredDocument | undefined {
  return useRead((documents) => documents.get(kind, key));
}

/** Whether the documents have been read, and whether they are stored safely. */
export function useDocumentsStatus(): DocumentsStatus {
  return useRead((documents) => documents.status());
}

/** @param read gives the same object for as long as nothing has changed */
function useRead<T>(read: (documents: Documents) => T): T {
  const { documents } = useHost();
  return useSyncExternalStore(
    useCallback((listener) => documents.subscribe(listener), [documents]),
    () => read(documents),
  );
}
