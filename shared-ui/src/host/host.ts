/**
 * The host contract: everything that must be one instance on the page (D30). The shell provides this module to
 * all remotes as a federated singleton; it is the only one of this package that is shared at run time.
 */
export { ApiError, call, type CallArguments, callOrNull, NetworkError, pathOf } from './call.ts';
export { callPage, type Page } from './call-page.ts';
export { Dialog } from './dialog.tsx';
export {
  type DocumentEdit,
  type Documents,
  type DocumentsStatus,
  type FieldEdit,
  type FieldValue,
  type OtherVersion,
  type ShownVersion,
  type SaveState,
  type StoredDocument,
  type VersionChoice,
} from '@app/contract/documents';
export { endpointQuery, endpointQueryOrNull, keyOf } from './endpoint-query.ts';
export {
  type ActivityMove,
  type Host,
  HostContext,
  type MovedActivity,
  type Question,
  type Session,
  SessionContext,
  type SlotComponent,
  type ToastMessage,
  useHost,
  useSession,
} from './host-context.tsx';
export { PageDialog } from './page-dialog.tsx';
export type { RemoteModule } from './remote-module.ts';
export { revisionOf } from './revision-of.ts';
export { Slot } from './slot.tsx';
export { useDocuments, useDocumentsStatus, useStoredDocument } from './use-documents.ts';
