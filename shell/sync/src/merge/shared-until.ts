/** An epoch of the server, and the epochs that it continues after restores of backups. */
export interface History {
  readonly epoch: string;
  /** Oldest first, each with the revision at which the next one left it. */
  readonly ancestors?: readonly Ancestor[];
}

interface Ancestor {
  readonly epoch: string;
  readonly until: number;
}

/**
 * The revision up to which two histories are the same: that of the lowest restore on either side since the last epoch that both have. A
 * later restore may have gone back less far than one that this client missed.
 * @returns 0 if they have no epoch in common, or if the other continues none: a database that was put back without a new epoch
 */
export function sharedUntil(own: History, other: History): number {
  if (!other.ancestors) return 0;
  const common = lastInCommon(own, other);
  return common ? Math.min(lowestFrom(common, lineOf(own)), lowestFrom(common, lineOf(other))) : 0;
}

/** Whether two histories have an epoch in common. One that began with an erasure has none with what was before that. */
export const areAkin = (own: History, other: History): boolean => lastInCommon(own, other) !== undefined;

function lastInCommon(own: History, other: History): Ancestor | undefined {
  const mine = lineOf(own);
  return lineOf(other).findLast(({ epoch }) => mine.some((each) => each.epoch === epoch));
}

const lineOf = ({ epoch, ancestors = [] }: History): Ancestor[] => [...ancestors, { epoch, until: Infinity }];

const lowestFrom = ({ epoch }: Ancestor, line: readonly Ancestor[]): number =>
  Math.min(...line.slice(line.findIndex((each) => each.epoch === epoch)).map(({ until }) => until));
