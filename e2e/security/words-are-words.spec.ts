import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expect, test } from '../fixtures/test.ts';
import { INJECTIONS, REACHED } from './injections.ts';

const DAY = '2026-11-21';
const ENTRY_ID = 1_790_000_000_000;
/** All injections in one text, for a text field. */
const ALL = INJECTIONS.join('\n');
/** Injection that is short enough for a name. */
const SHORT = `<img src=x onerror=${REACHED}=1>`;

const USER_PAGES = [
  '/',
  '/journaling',
  `/journaling/${ENTRY_ID}`,
  `/journaling?q=${encodeURIComponent(SHORT)}`,
  '/calendario?vista=mes',
  '/calendario?vista=semana',
  '/calendario?vista=anual',
  `/calendario?vista=dia&fecha=${DAY}`,
  `/calendario?vista=${encodeURIComponent(SHORT)}&fecha=${encodeURIComponent(SHORT)}`,
  '/journaling/new',
  '/block/1',
  '/block/1/etapa/1',
  `/books?tema=${encodeURIComponent(SHORT)}`,
  '/profile',
  '/profile?parte=espejo',
  '/profile?parte=seguridad',
  '/challenges',
  '/settings',
  '/help',
  `/${encodeURIComponent(SHORT)}`,
];
const PANEL = ['/admin', '/admin?ver=correos', '/admin?ver=registro', '/admin?ver=recorrido'];

/**
 * Opens pages; a request to another origin or a console error there fails the test by itself, and so does whatever in a remote or the shell
 * the policy of trusted types refuses.
 */
async function visitAll(page: Page, addresses: readonly string[]): Promise<void> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    expect(await page.evaluate((name) => name in window, REACHED), address).toBe(false);
  }
  expect(dialogs).toEqual([]);
}

// 150 strings in every text field, on every page that shows them, the administrator's too.
test('X-09: text of the user is shown as text everywhere', async ({ page, signIn, accounts }) => {
  test.slow();
  const user = await signIn();
  const client = await accounts.clientOf(user);
  // User names exclude such characters; other names do not.
  const name = `ana-${randomBytes(3).toString('hex')}`;
  await createDocuments(client, [
    {
      kind: 'entry',
      key: '7b0c2c1e-58b6-4a0e-9a51-3f1f0d7f2a11',
      fields: { entryId: ENTRY_ID, title: ALL, 'responses.personal_content': ALL, isCompleted: true },
    },
    {
      kind: 'entry',
      key: 'activity-1',
      fields: { entryId: 1, activityId: 1, title: ALL, 'responses.reflection': ALL },
    },
    { kind: 'day', key: DAY, fields: { emotion: SHORT, note: ALL, intention: ALL, journalEntry: ALL } },
    { kind: 'week', key: '2026-11-week-3', fields: { intention: ALL } },
    { kind: 'settings', key: 'settings', fields: { emotionPlaces: [{ word: SHORT, pleasant: 1, energy: 0 }] } },
  ]);
  const changed = await client.patch('/api/profile', { data: { username: name, firstName: SHORT, lastName: SHORT } });
  expect(changed.status()).toBe(200);
  const sent = await client.post('/api/contact', {
    data: { name: SHORT, email: user.email, subject: SHORT, message: ALL },
  });
  expect(sent.status()).toBe(201);
  // The list of devices shows each one's user agent.
  const device = await accounts.visitor();
  await device.post('/api/auth/login', {
    data: { username: user.email, password: user.password },
    headers: { 'User-Agent': SHORT },
  });

  await visitAll(page, USER_PAGES);
  await page.goto('/journaling');
  await expect(page.getByRole('article').getByText(SHORT).first()).toBeVisible();
  await page.goto(`/calendario?vista=dia&fecha=${DAY}`);
  await expect(page.getByLabel('Nota o ritual')).toHaveValue(ALL);

  // The user's page is closed first, so that no request is in flight.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn(demo('directora'));
  await visitAll(page, PANEL);
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Buscar por nombre o correo' }).fill(name);
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  expect(await page.evaluate((reached) => reached in window, REACHED)).toBe(false);
  await client.dispose();
  await device.dispose();
});
