import { clientsOf } from '../api/connections.mjs';

const WARM_UP_MS = 1_500;

/**
 * Rates of two servers, or of one under two conditions, in alternated rounds.
 * @param sides `{ ours, baseline }`, each what `clientsOf` takes
 * @returns pairs `[ours, baseline]`, one a round, in answers per second
 */
export async function rateRounds({ ours, baseline }, { rounds, ms }) {
  const sides = [clientsOf(ours), clientsOf(baseline)];
  for (const side of sides) await side.rate(WARM_UP_MS);
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const pair = [];
    // The order changes with each round, so that load that comes or goes slows both alike.
    for (const at of round % 2 ? [0, 1] : [1, 0]) pair[at] = await sides[at].rate(ms);
    pairs.push(pair);
  }
  return pairs;
}
