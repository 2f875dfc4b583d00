import { expect, test } from '../fixtures/test.ts';

test('a call to action of the landing page is counted, then leads to the form; no request goes to another origin', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, fbq: (...event: unknown[]) => events.push(event) });
  });
  const events = () => page.evaluate(() => ('events' in window ? window.events : []));
  const stored = page.waitForResponse('**/api/leads');
  await page.goto('/');
  // Before the app runs, the links of the served page only navigate.
  await expect.poll(events).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'Crear mi cuenta' }).click();
  await expect(page).toHaveURL('/login');
  expect((await stored).status()).toBe(204);
  expect(await events()).toEqual([
    ['track', 'PageView', { page: 'Landing Page' }],
    ['track', 'Lead', { source: 'cta_final_button' }],
  ]);
  await expect(page.getByRole('button', { name: 'Crear cuenta', exact: true })).toBeVisible();
});
