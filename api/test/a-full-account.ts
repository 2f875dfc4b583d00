import { randomUUID } from 'node:crypto';
import { drawingPath } from '@app/contract/drawings';
import type { SyncDoc } from '@app/contract/sync';
import { strFromU8, unzipSync } from 'fflate';
import { PremiumClickModel } from '../src/resources/programme/premium/premium-click.model.ts';
import { seedProgress } from '../src/resources/programme/progress/seed-progress.ts';
import { png, sha256 } from './pictures.ts';
import type { TestClient } from './test-client.ts';
import type { TestUser } from './test-server.ts';

export const createdAt = '2026-11-20T08:00:00.000Z';
const ink = JSON.stringify([{ w: 3, c: '#000', p: [[1, 2, 0.5]] }]);
export const drawing = png({ seed: 20 });
export const saved = png({ seed: 21 });

/** Canaries: unique words, one for each place where the user's text is stored. */
export const canaries = Array.from({ length: 41 }, (_, i) => `canario${randomUUID().slice(0, 8)}x${i}`);

export async function setFields(
  client: TestClient,
  ops: [kind: string, key: string, fields: Record<string, unknown>][],
) {
  const clientId = randomUUID();
  const sent = ops.map(([kind, key, fields], i) => ({
    opId: randomUUID(),
    opNo: i + 1,
    kind,
    key,
    action: 'set',
    createdAt,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asChange(value)])),
  }));
  const { status, body } = await client.post('/api/sync/push', { clientId, ops: sent });
  expect(status).toBe(200);
  return body.results as { status: string }[];
}
const asChange = (value: unknown) =>
  typeof value === 'object' && value !== null && 'add' in value
    ? { ...value, remove: [], baseRev: 0 }
    : { value, baseRev: 0 };

/** Stores data of every kind for a user; the texts contain the canaries. */
export async function fillAccount({ client, id }: TestUser): Promise<void> {
  for (const bytes of [drawing, saved])
    await client.put(drawingPath(sha256(bytes)), bytes, { headers: { 'Content-Type': 'image/png' } });
  const word = (n: number) => canaries[n] ?? '';
  const personal = randomUUID();
  await setFields(client, [
    [
      'entry',
      personal,
      {
        title: `<b>${word(0)}</b>`,
        'responses.personal_content': `${word(1)}\n# ${word(2)}`,
        'canvasData.personal_content': sha256(drawing),
        'strokes.personal_content': ink,
        'savedDrawings.personal_content': { add: [sha256(saved)] },
        writingMode: 'handwriting',
        isCompleted: true,
        source: { kind: 'book', id: 3 },
      },
    ],
    ['entry', 'activity-4', { 'responses.experience': word(3), 'responses.feelings': word(4) }],
    ...Array.from({ length: 25 }, (_, i): [string, string, Record<string, unknown>] => [
      'day',
      `2026-10-${String(i + 1).padStart(2, '0')}`,
      { note: word(5 + i), emotion: 'Calma', icon: 'moon', isSacred: i % 2 === 0, selfCareChecked: true },
    ]),
    ['day', '2026-11-19', { emotion: word(30), intention: word(31), journalEntry: word(32) }],
    ['week', '2026-11-week-3', { intention: word(33) }],
    ['assessment', 'activity-9', { 'scores.calma': 7, takenAt: createdAt }],
    ['underline', 'activity-3', { 'kept.0123456789abcdef': word(40) }],
    ['challenge', '7', { startDate: '2026-11-20', 'done.1': true }],
    [
      'settings',
      'settings',
      { darkMode: true, reminderAt: '08:30', emotionPlaces: [{ word: word(34), pleasant: 1, energy: 0 }] },
    ],
  ]);
  await setFields(client, [['entry', personal, { 'responses.personal_content': word(35) }]]); // a sibling
  await seedProgress(id, [1, 2, 3], { inProgress: [4], at: (n) => new Date(Date.UTC(2026, 9, n)) });
  await client.patch('/api/library/shelf/book-1', { saved: true });
  await client.post('/api/contact', { name: word(36), email: 'ana@example.org', subject: word(37), message: word(38) });
  // From before the user had premium.
  await PremiumClickModel.create({ userId: id, clickedAt: new Date(createdAt), clicks: 1 });
  await client.post('/api/auth/forgot-password', { email: `${word(39)}@example.org` });
}

/** The files of the user's archive. @param query of the call, with its question mark */
export async function exported({ client }: TestUser, query = ''): Promise<Record<string, Uint8Array>> {
  const answer = await fetch(new URL(`/api/account/export${query}`, client.url), {
    headers: { Cookie: client.cookieHeader },
  });
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
export const textIn = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array());
export const jsonIn = (files: Record<string, Uint8Array>, name: string) => JSON.parse(textIn(files, name));

export async function undeletedDocuments(client: TestClient): Promise<SyncDoc[]> {
  const { body } = await client.get('/api/sync/pull?cursor=0&limit=500');
  return body.docs.filter(({ deleted }: SyncDoc) => !deleted);
}
