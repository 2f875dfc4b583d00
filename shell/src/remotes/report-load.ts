import { type RegistryEntry, type RemoteReportKind, reportRemote } from '@app/contract/registry';
import { call } from '@app/shared-ui/host';
import { isSigningOut } from '../session/sign-out-state.ts';

/** Reports to the operator how a version loads in real browsers: no words, no addresses; fire and forget. */
export function reportLoad({ name, version }: RegistryEntry, kind: RemoteReportKind, ms?: number): void {
  const body = { name, version, kind, ...(ms !== undefined && { ms: Math.min(Math.round(ms), 600_000) }) };
  // Deferred: the page is still opening.
  setTimeout(() => {
    // The user may have signed out meanwhile: the server would refuse the report.
    if (!isSigningOut()) call(reportRemote, { body }).catch(() => undefined);
  }, REPORT_AFTER_MS);
}

const REPORT_AFTER_MS = 3_000;
