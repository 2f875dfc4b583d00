import { randomUUID } from 'node:crypto';

/** Operations per push, fewer than the server allows (SYNC §3): with long entries a push must stay below its megabyte. */
const BATCH = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

const WORDS =
  'hoy he salido a caminar despacio y la luz de la tarde era otra no sé por qué me he quedado un rato mirando las macetas de enfrente luego he pensado en mi madre y en lo que nunca le dije'.split(
    ' ',
  );

/** `count` words in paragraphs of sixty, the same at every run. */
export function words(count) {
  const paragraphs = [];
  for (let done = 0; done < count; done += 60) {
    const own = Array.from({ length: Math.min(60, count - done) }, (_, i) => WORDS[(done + i * 7) % WORDS.length]);
    paragraphs.push(`${own.join(' ')}.`);
  }
  return paragraphs.join('\n');
}

/** Writes entries into a user's journal, by the sync API as a device does. @param client a signed-in request context of Playwright */
export async function plantEntries(client, entries) {
  const clientId = randomUUID();
  for (let from = 0; from < entries.length; from += BATCH) {
    const ops = entries.slice(from, from + BATCH).map((entry, i) => operation(entry, from + i + 1));
    const { results } = await post(client, { clientId, ops });
    const refused = results.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`an entry was not taken: ${refused.status} ${refused.code ?? ''}`);
  }
}

function operation({ key = randomUUID(), fields, createdAt }, opNo) {
  const changes = Object.entries(fields).map(([name, value]) => [name, { value, baseRev: 0 }]);
  return {
    opId: randomUUID(),
    opNo,
    kind: 'entry',
    key,
    action: 'set',
    fields: Object.fromEntries(changes),
    createdAt,
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

/** Entries of ordinary length, four a day, three of four personal. */
export function ordinaryEntries(count) {
  const first = Date.UTC(2026, 9, 1, 8);
  return Array.from({ length: count }, (_, i) => {
    const at = first - i * (DAY_MS / 4);
    const activityId = i % 4 === 3 ? (i % 432) + 1 : undefined;
    const fields = { entryId: at, title: 'Nueva entrada personal', writingMode: 'text', isCompleted: true };
    const createdAt = new Date(at).toISOString();
    return activityId === undefined || i >= 432 * 4
      ? { createdAt, fields: { ...fields, 'responses.personal_content': `${i} ${words(90)}` } }
      : {
          key: `activity-${activityId}`,
          createdAt,
          fields: { ...fields, activityId, title: `Actividad ${activityId}`, 'responses.reflection': words(60) },
        };
  });
}
