/**
 * The host contract: everything that must be one instance on the page, whoever imports it (D30). The shell provides this module to
 * all remotes as a federated singleton; it is the only one of this package that is shared at run time.
 */
export { ApiError, call, type CallArguments, callOrNull, NetworkError, pathOf } from './call.ts';
export { Dialog } from './dialog.tsx';
export { endpointQuery, endpointQueryOrNull, keyOf } from './endpoint-query.ts';
export {
  type Host,
  HostContext,
  type Question,
  type Session,
  SessionContext,
  type SlotComponent,
  type ToastMessage,
  useHost,
  useSession,
} from './host-context.tsx';
export type { RemoteModule } from './remote-module.ts';
export { Slot } from './slot.tsx';
