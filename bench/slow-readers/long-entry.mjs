import { randomUUID } from 'node:crypto';

const LONG = 200_000;
const AT_ONCE = 4;
const createdAt = '2026-11-21T08:00:00.000Z';

const operation = (opNo, fields) => ({
  opId: randomUUID(),
  opNo,
  kind: 'entry',
  key: 'activity-4',
  action: 'set',
  createdAt,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, baseRev: 0 }])),
});

/** Bodies of pushes that make one entry of `count` texts of 200,000 characters, four per push. */
export function longEntry(texts) {
  const clientId = randomUUID();
  const names = Array.from({ length: texts }, (_, i) => `responses.q${i}`);
  return Array.from({ length: Math.ceil(texts / AT_ONCE) }, (_, i) => {
    const some = names.slice(i * AT_ONCE, (i + 1) * AT_ONCE).map((name) => [name, 'x'.repeat(LONG)]);
    return { clientId, ops: [operation(i + 1, Object.fromEntries(some))] };
  });
}

/** The body of a push of fifty operations on that entry: 12 kB. */
export const fiftyTitles = () => ({
  clientId: randomUUID(),
  ops: Array.from({ length: 50 }, (_, i) => operation(i + 1, { isCompleted: true })),
});
