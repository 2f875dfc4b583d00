import { randomUUID } from 'node:crypto';

/** Operations of one push (SYNC §3 allows 50). */
const BATCH = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const ICONS = ['moon', 'flower', 'heart', 'coffee', 'book', 'star', 'sparkles', 'sun', 'flame', 'drop'];
const EMOTIONS = ['serena', 'cansada', 'inquieta', 'agradecida', 'a mi aire'];
const NOTE = 'Paseo largo por el río, sin teléfono. Volví con las manos frías y la cabeza clara.';
const JOURNAL = 'Hoy me he dado cuenta de que descanso mejor cuando dejo el teléfono en la cocina. '.repeat(6);

/**
 * Writes a full day for every day from the first to the last, by the sync API as a device does.
 * @param client a signed-in request context
 */
export async function plantDays(client, first, last) {
  const days = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS) days.push(new Date(at));
  const clientId = randomUUID();
  for (let from = 0; from < days.length; from += BATCH) {
    const ops = days.slice(from, from + BATCH).map((day, i) => operation(day, from + i));
    const { results } = await post(client, { clientId, ops });
    const refused = results.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`a day was not taken: ${refused.status} ${refused.code ?? ''}`);
  }
}

function operation(day, i) {
  const fields = {
    emotion: EMOTIONS[i % EMOTIONS.length],
    icon: ICONS[i % ICONS.length],
    note: NOTE,
    intention: 'Decir que no una vez, sin explicarlo.',
    journalEntry: JOURNAL,
    isSacred: i % 6 === 0,
    selfCareChecked: i % 2 === 0,
  };
  return {
    opId: randomUUID(),
    opNo: i + 1,
    kind: 'day',
    key: day.toISOString().slice(0, 10),
    action: 'set',
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, baseRev: 0 }])),
    createdAt: day.toISOString(),
  };
}

async function post(client, data) {
  for (;;) {
    const answer = await client.post('/api/sync/push', { data });
    if (answer.ok()) return answer.json();
    if (answer.status() !== 429) throw new Error(`push answered ${answer.status()}: ${await answer.text()}`);
    const seconds = Number(answer.headers()['retry-after'] ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}
