import type { RemoteState } from '@app/contract/remote-versions';
import { authorName } from '../../../copy/parts.es.ts';
import { formatMoment } from '../../../dates/format-date.ts';

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

/** Whether nothing could take the place of the live version. */
export const isLastGood = ({ promoted, previous }: RemoteState): boolean => promoted !== null && previous === null;

/** When something was done, and by whom. */
export const momentBy = (at: string, by: string | null | undefined): string =>
  `${formatMoment(at)} · ${authorName(by)}`;

/** Whether a version can be withdrawn: the live one only where another can take its place. */
export const canWithdraw = (remote: RemoteState, version: Version): boolean =>
  !version.withdrawn && (version.version !== remote.promoted || remote.previous !== null);
