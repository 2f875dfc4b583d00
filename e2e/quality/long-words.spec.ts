import { randomUUID } from 'node:crypto';
import { test } from '../fixtures/devices.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expect } from '../fixtures/test.ts';
import { openScreen } from './screens.ts';

/** An address as a user pastes it, without any place at which a line may break. */
const LONG = `https://ejemplo.org/${'unapalabramuylarga'.repeat(12)}`;
const DAY = '2026-11-21';
const ENTRY = '7b0c2c1e-58b6-4a0e-9a51-3f1f0d7f2a11';
const ENTRY_ID = 1_790_000_000_000;
const NAME = 'Clementina'.repeat(4);
const WIDTHS = [390, 1280] as const;
const PAGES = [
  '/',
  '/dashboard',
  '/block/1',
  '/block/1/etapa/1',
  '/block/1/etapas-completadas',
  '/journaling',
  `/journaling/${ENTRY_ID}`,
  `/calendario?fecha=${DAY}`,
  `/calendario?vista=semana&fecha=${DAY}`,
  `/calendario?vista=dia&fecha=${DAY}`,
  `/calendario?vista=anual&fecha=${DAY}`,
  '/books/1',
  '/challenges',
  '/profile',
  '/profile?parte=espejo',
  '/profile?parte=seguridad',
  '/settings',
] as const;

test('a word that is longer than a line widens no page', async ({ page, client }) => {
  test.slow();
  const words = { title: LONG.slice(0, 200), emotion: LONG.slice(0, 60) };
  await client.patch('/api/profile', { data: { firstName: NAME, lastName: NAME } });
  await createDocuments(client, [
    {
      kind: 'entry',
      key: ENTRY,
      fields: {
        entryId: ENTRY_ID,
        title: words.title,
        'responses.personal_content': LONG,
        isCompleted: true,
      },
    },
    {
      kind: 'entry',
      key: 'activity-1',
      fields: { entryId: 1, activityId: 1, title: words.title, 'responses.reflection': LONG },
    },
    { kind: 'day', key: DAY, fields: { emotion: words.emotion, note: LONG, intention: LONG, journalEntry: LONG } },
    { kind: 'week', key: '2026-11-week-3', fields: { intention: LONG } },
    ...['emotion', 'note', 'journalEntry'].map((field) => ({
      kind: 'sibling' as const,
      key: randomUUID(),
      fields: { of: { kind: 'day', key: DAY }, field, value: `Otra ${words.emotion}`, device: LONG.slice(0, 60) },
    })),
    ...['title', 'responses.personal_content'].map((field) => ({
      kind: 'sibling' as const,
      key: randomUUID(),
      fields: { of: { kind: 'entry', key: ENTRY }, field, value: `Otra ${words.title}`, device: LONG.slice(0, 60) },
    })),
  ]);
  const wide: string[] = [];
  for (const address of PAGES) {
    await openScreen(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      if (widest > width) wide.push(`${address} at ${width}: ${widest}`);
    }
  }
  expect(wide).toEqual([]);
});
