import type { RemoteState } from '@app/contract/remote-versions';

export type Version = RemoteState['versions'][number];
export type VersionState = 'live' | 'before' | 'never' | 'withdrawn';

/** What has become of a version. */
export function stateOf({ promoted }: RemoteState, { version, wasLive, withdrawn }: Version): VersionState {
  if (withdrawn) return 'withdrawn';
  if (version === promoted) return 'live';
  return wasLive ? 'before' : 'never';
}

/** When a version was last made the live one, and by whom; `undefined` where it never was, or longer ago than the history goes. */
export const promotionOf = (
  { history }: RemoteState,
  { version }: Version,
): RemoteState['history'][number] | undefined =>
  history.findLast((entry) => entry.version === version && entry.action !== 'retire');

/** Whether a version can be withdrawn: the live one only where another can take its place. */
export const canWithdraw = (remote: RemoteState, version: Version): boolean =>
  !version.withdrawn && (version.version !== remote.promoted || remote.previous !== null);
