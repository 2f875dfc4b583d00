import { createHash } from 'node:crypto';
import type { CanaryRecord } from '../versions/registry.model.ts';

const RANGE = 2 ** 32;

/**
 * Whether an account is in the share that gets a remote's canary. Constant over requests, and an account that is in stays in as the share
 * grows. Each remote has other accounts in its share, so that nobody tries everything.
 */
export const isInShare = (accountId: string, remote: string, { percent }: Pick<CanaryRecord, 'percent'>): boolean =>
  (createHash('sha256').update(`${remote} ${accountId}`).digest().readUInt32BE(0) / RANGE) * 100 < percent;
