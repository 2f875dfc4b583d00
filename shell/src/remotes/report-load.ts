import { type RegistryEntry, type RemoteReportKind, reportRemote } from '@app/contract/registry';
import { call } from '@app/shared-ui/host';
import { isSigningOut } from '../auth/pending-sign-out.ts';

/** Tells the operator how a version fares in real browsers: no words, no addresses, and nobody waits for it. */
export function reportLoad({ name, version }: RegistryEntry, kind: RemoteReportKind, ms?: number): void {
  const body = { name, version, kind, ...(ms !== undefined && { ms: Math.min(Math.round(ms), 600_000) }) };
  // The page has better things to do while it opens.
  setTimeout(() => {
    // She has left meanwhile: nobody is signed in any more to whom the server would listen.
    if (!isSigningOut()) call(reportRemote, { body }).catch(() => undefined);
  }, REPORT_AFTER_MS);
}

const REPORT_AFTER_MS = 3_000;
