import { openConnections } from '../api/connections.mjs';

const WARM_UP_MS = 1_500;

/**
 * Rates of two servers, or of one under two conditions, in alternated rounds.
 * @param sides `{ ours, baseline }`, each what `openConnections` takes
 * @returns pairs `[ours, baseline]`, one a round, in answers per second
 */
export async function rateRounds({ ours, baseline }, { rounds, ms }) {
  const open = [await openConnections(ours), await openConnections(baseline)];
  try {
    for (const each of open) await each.rate(WARM_UP_MS);
    const pairs = [];
    for (let round = 0; round < rounds; round++) {
      const pair = [];
      // In both directions, so that load that comes or goes slows both alike.
      for (const at of round % 2 ? [0, 1] : [1, 0]) pair[at] = await open[at].rate(ms);
      pairs.push(pair);
    }
    return pairs;
  } finally {
    for (const each of open) each.close();
  }
}
