import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Records the notifications and the permission requests. */
const watchNotices = (page: Page, permission: NotificationPermission) =>
  page.addInitScript((first) => {
    const notices: string[] = [];
    const state = { permission: first, requests: 0 };
    Object.assign(window, { notices, noticeState: state });
    const note = (title: string, options?: NotificationOptions) => void notices.push(`${title} - ${options?.body}`);
    class FakeNotification extends EventTarget {
      constructor(title: string, options?: NotificationOptions) {
        super();
        note(title, options);
      }
      static get permission() {
        return state.permission;
      }
      static requestPermission() {
        state.requests += 1;
        state.permission = 'granted';
        return Promise.resolve('granted');
      }
      close() {}
    }
    Object.assign(window, { Notification: FakeNotification });
    if ('ServiceWorkerRegistration' in window)
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => Promise.resolve(note(title, options));
  }, permission);

const notices = (page: Page) => page.evaluate(() => (window as Window & { notices?: string[] }).notices ?? []);
const requests = (page: Page) =>
  page.evaluate(() => (window as Window & { noticeState?: { requests: number } }).noticeState?.requests ?? 0);
const clockTime = (date: Date) =>
  date.toLocaleTimeString('es-ES', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Madrid' });

async function setHour(page: Page, label: string, time: string): Promise<void> {
  await page.getByLabel(label).fill(time);
  await page.getByLabel(label).press('Enter');
}

test.describe('the gentle reminder (D23)', () => {
  test('asks for the permission only when switched on', async ({ page, signIn }) => {
    await watchNotices(page, 'default');
    await signIn();
    await page.goto('/settings');
    const toggle = page.getByRole('switch', { name: 'Notificaciones', exact: true });
    await expect(toggle).toBeChecked();
    expect(await requests(page)).toBe(0);
    await expect(page.getByText('con la aplicación abierta y, si lo eliges, también cerrada')).toBeVisible();
    await toggle.click();
    await expect(page.getByText('Las notificaciones han sido desactivadas')).toBeVisible();
    expect(await requests(page)).toBe(0);
    await toggle.click();
    await expect.poll(() => requests(page)).toBe(1);
  });

  test('is shown once at the hour that the user set, with a neutral text', async ({ page, signIn }) => {
    await watchNotices(page, 'granted');
    await signIn();
    await page.goto('/settings');
    await setHour(page, 'Tu hora', clockTime(new Date()));
    await expect.poll(() => notices(page)).toEqual(['Tu recordatorio - Es la hora que elegiste. Cuando quieras.']);
    // A reminder comes once a day at most, whatever the user sets and however often the page is opened.
    await setHour(page, 'Desde', '00:00');
    await expect(page.getByText('Tus horas de silencio están guardadas')).toBeVisible();
    expect(await notices(page)).toHaveLength(1);
  });

  test('is silent during quiet hours, and says so', async ({ page, signIn }) => {
    await watchNotices(page, 'granted');
    await signIn();
    await page.goto('/settings');
    const now = Date.now();
    await setHour(page, 'Desde', clockTime(new Date(now - 60 * 60_000)));
    await setHour(page, 'Hasta', clockTime(new Date(now + 60 * 60_000)));
    await setHour(page, 'Tu hora', clockTime(new Date(now)));
    await expect(page.getByText('Tu hora cae dentro de tus horas de silencio: así no te avisaremos.')).toBeVisible();
    expect(await notices(page)).toEqual([]);
  });
});

test.describe('Pausar mi camino', () => {
  test('pauses, says so at home, and welcomes the user back @phone-only', async ({ page, signIn }) => {
    await watchNotices(page, 'granted');
    const { username } = await signIn();
    await page.goto('/settings');
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
