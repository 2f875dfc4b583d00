import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openSheet } from '../fixtures/settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Records the notifications of a user who has permitted them. */
const watchNotices = (page: Page) =>
  page.addInitScript(() => {
    const notices: string[] = [];
    Object.assign(window, { notices });
    const note = (title: string, options?: NotificationOptions) => void notices.push(`${title} - ${options?.body}`);
    class FakeNotification extends EventTarget {
      constructor(title: string, options?: NotificationOptions) {
        super();
        note(title, options);
      }
      static readonly permission = 'granted';
      static requestPermission() {
        return Promise.resolve('granted');
      }
      close() {}
    }
    Object.assign(window, { Notification: FakeNotification });
    if ('ServiceWorkerRegistration' in window)
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => Promise.resolve(note(title, options));
  });

const notices = (page: Page) => page.evaluate(() => (window as Window & { notices?: string[] }).notices ?? []);
const clockTime = (date: Date) =>
  date.toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Madrid' });

async function setHour(page: Page, label: string, time: string): Promise<void> {
  await page.getByLabel(label).fill(time);
  await page.getByLabel(label).press('Enter');
}

test.describe('the gentle reminder (D23)', () => {
  test('is shown once at the hour that the user set, with a neutral text', async ({ page, signIn }) => {
    await watchNotices(page);
    await signIn();
    await page.goto('/settings');
    await setHour(page, 'Tu hora', clockTime(new Date()));
    await expect.poll(() => notices(page)).toEqual(['Tu recordatorio - Es la hora que elegiste. Cuando quieras.']);
    // A reminder comes once a day at most, whatever the user sets and however often the page is opened.
    await setHour(page, 'Desde', '00:00');
    await expect(page.getByText('Tus horas de silencio están guardadas')).toBeVisible();
    expect(await notices(page)).toHaveLength(1);
  });
});

test.describe('Pausar mi camino', () => {
  test('pauses, says so at home, and welcomes the user back @phone-only', async ({ page, signIn }) => {
    await watchNotices(page);
    const { username } = await signIn();
    await openSheet(page, 'Pausar mi camino');
    await page.getByRole('button', { name: 'Pausar mi camino' }).click();
    await expect(page.getByText(/^Tu camino descansa hasta el .*\.$/)).toBeVisible();
    await setHour(page, 'Tu hora', clockTime(new Date()));
    await expect(page.getByText(/Te avisaremos a las/)).toBeVisible();
    expect(await notices(page)).toEqual([]);

    await page.goto('/');
    await expect(page.getByRole('main').getByText(/Tu camino descansa hasta el/)).toBeVisible();

    await page.clock.setFixedTime(Date.now() + 8 * DAY_MS);
    await page.goto('/');
    await expect(page.getByText(`Qué bien tenerte de vuelta, ${username}`)).toBeVisible();
    await page.getByRole('button', { name: 'Seguir', exact: true }).click();
    await expect(page.getByText(/Qué bien tenerte de vuelta/)).toBeHidden();
  });
});
