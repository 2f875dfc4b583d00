import type { RegistryEntry } from '@app/contract/registry';
import { LONGEST_LOAD_MS, type RemoteReportKind, reportRemote } from '@app/contract/remote-reports';
import { reportFault } from '@app/contract/remote-faults';
import { call } from '@app/shared-ui/host';
import { isSigningOut } from '../session/sign-out-state.ts';
import { framesOf, nameOf } from './fault-frames.ts';

/** Reports what failed: the class of the error and places in the version's files. */
export function reportFailure(entry: RegistryEntry, kind: Exclude<RemoteReportKind, 'loaded'>, error: unknown): void {
  const { name, version } = entry;
  const body = { name, version, kind, error: nameOf(error), frames: framesOf(error, entry) };
  reportLoad(entry, kind);
  later(() => call(reportFault, { body, keepalive: true }));
}

/** Reports to the operator how a version loads in real browsers: no words, no addresses; fire and forget. */
export function reportLoad({ name, version }: RegistryEntry, kind: RemoteReportKind, ms?: number): void {
  const body = { name, version, kind, ...(ms !== undefined && { ms: Math.min(Math.round(ms), LONGEST_LOAD_MS) }) };
  later(() => call(reportRemote, { body, keepalive: true }));
}

/** The page is still opening. */
const REPORT_AFTER_MS = 3_000;

function later(report: () => Promise<unknown>): void {
  setTimeout(() => {
    // The user may have signed out meanwhile: the server would refuse the report.
    if (!isSigningOut()) report().catch(() => undefined);
  }, REPORT_AFTER_MS);
}
