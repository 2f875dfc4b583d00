import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../scripts/paths.mjs';
import { openPlace } from './api/place.mjs';
import { median } from './median.mjs';
import { tableOf, withTable } from './rows/report.mjs';
import deviceLock from './rows/device-lock.mjs';
import live from './rows/live.mjs';
import loop from './rows/loop.mjs';
import memory from './rows/memory.mjs';
import reads from './rows/reads.mjs';
import writes from './rows/writes.mjs';

export const ROWS = [...reads, ...writes, ...live, ...memory, ...loop, ...deviceLock];
const EFFORT = { whole: { rounds: 10, ms: 3_000 }, quick: { rounds: 4, ms: 1_000 } };
const PAGE = inRoot('docs/performance.md');

/**
 * Measures rows: each is a ratio to the simplest program that does the same work, alternated with it in the same run. A whole run writes
 * the table of `docs/performance.md`. The process ends with 1 when a row misses its target.
 * @param ids of the rows; none for all
 */
export async function measureRows(ids, isQuick) {
  const chosen = ROWS.filter(({ id }) => ids.length === 0 || ids.includes(id));
  const effort = isQuick ? EFFORT.quick : EFFORT.whole;
  const secondsOfRow = (2 * effort.rounds * effort.ms) / 1000 + 5;
  console.log(`${chosen.length} rows, about ${Math.ceil((chosen.length * secondsOfRow) / 60)} minutes`);
  const results = [];
  const place = await openPlace();
  try {
    for (const [at, row] of chosen.entries()) {
      const result = resultOf(row, await row.measure(place, effort));
      results.push(result);
      console.log(`${at + 1}/${chosen.length} ${lineOf(result)}`);
    }
  } finally {
    await place.close();
  }
  // The table is of one run: a part of the rows, or a quick run with its wide spread, would mix figures that cannot be compared.
  if (chosen.length === ROWS.length && !isQuick)
    writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), tableOf(ROWS, results)));
  if (results.some(({ pass }) => !pass)) process.exitCode = 1;
}

/** The median of the rounds' ratios; the spread contains half of them. */
function resultOf({ id, unit, target, atMost }, pairs) {
  const ratios = pairs.map(([ours, baseline]) => ours / baseline).toSorted((a, b) => a - b);
  const ratio = median(ratios);
  return {
    id,
    unit,
    value: round(median(pairs.map(([ours]) => ours))),
    baseline: round(median(pairs.map(([, baseline]) => baseline))),
    ratio: round(ratio),
    spread: [ratios[ratios.length >> 2], ratios[(3 * ratios.length) >> 2]].map(round),
    target: atMost ?? target,
    isAtMost: atMost !== undefined,
    pass: atMost === undefined ? ratio >= target : ratio <= atMost,
  };
}

function round(number) {
  return Number(number.toPrecision(3));
}

function lineOf({ id, unit, value, baseline, ratio, spread, target, isAtMost, pass }) {
  return `${pass ? 'ok   ' : 'SHORT'} ${id.padEnd(10)} ${ratio} (${spread.join('–')}), ${isAtMost ? 'at most' : 'at least'} ${target}: ${value} ${unit} against ${baseline}`;
}
