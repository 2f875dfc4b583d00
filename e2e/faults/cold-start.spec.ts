import { DAY, synced, writing } from '../fixtures/day-page.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { expectConverged } from '../fixtures/converged.ts';
import { cards, editor } from '../fixtures/journal-page.ts';
import { activityCard } from '../fixtures/stage-page.ts';
import { whenAllIsCached } from '../fixtures/offline-start.ts';
import { expect, expectFault } from '../fixtures/test.ts';

test(
  'a start without a network after one visit: home, stage, journal and calendar open and accept edits (D23)',
  expectFault('net::ERR', 'WebSocket'),
  async ({ page: visited, client, context }) => {
    // Five page loads of a product that has been started once.
    test.slow();
    // The stage itself is not visited: home keeps the current one and the next.
    const nextStage = visited.waitForResponse('**/api/weeks/2/activities');
    await visited.goto('/');
    await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
    await nextStage;
    await whenAllIsCached(visited);
    await visited.reload();
    await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
    // The server wrote the heading of home into this page; the cached page serves any address.
    expect(await visited.evaluate(async () => (await fetch('/')).text())).toContain('<!--heading-->');
    const kept = await visited.evaluate(async () => (await (await caches.open('page')).match('/'))?.text());
    expect(kept).toContain('first-paint');
    expect(kept).not.toContain('<!--heading-->');
    await visited.close();
    await context.setOffline(true);
    const page = await context.newPage();

    await test.step('the journal editor, not opened before', async () => {
      await page.goto('/journaling/new');
      await editor(page).getByLabel('Tu entrada').fill('Escrito en un túnel');
      await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
      await expect(page.getByText('¡Guardado!')).toBeVisible();
      // The page goes back in its history as the editor closes: an address opened meanwhile would be aborted.
      await expect(editor(page)).toBeHidden();
    });

    await test.step('the journal, to read and to edit', async () => {
      await page.goto('/journaling');
      await cards(page).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toContainText('Escrito en un túnel');
      await page.getByRole('button', { name: 'Modificar Entrada' }).click();
      await editor(page).getByLabel('Tu entrada').fill('Escrito en un túnel largo');
      await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
      await expect(editor(page)).toBeHidden();
      await expect(cards(page)).toContainText('Escrito en un túnel largo');
    });

    await test.step('home and a stage, with an entry of an activity', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner').getByText('Sin conexión')).toBeVisible();
      await page.goto('/block/1/etapa/2');
      await expect(activityCard(page, 1)).toBeVisible();
      await page.goto('/block/1/etapa/1');
      await activityCard(page, 1).getByRole('button', { name: 'Escríbelo en tu Journaling' }).click();
      await editor(page).getByRole('textbox').nth(1).fill('Sin cobertura, y sin prisa');
      await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
      await expect(editor(page)).toBeHidden();
    });

    await test.step('a day of the calendar', async () => {
      await page.goto(`/calendario?vista=dia&fecha=${DAY}`);
      await writing(page).fill('El revisor tampoco sabía nada');
      await writing(page).blur();
      await expect.poll(() => waitingOn(page)).toBe(3);
    });

    await context.setOffline(false);
    await expect(synced(page)).toBeVisible();
    const words = ['Escrito en un túnel largo', 'Sin cobertura, y sin prisa', 'El revisor tampoco sabía nada'];
    await expectConverged({ client, devices: [page], words });
  },
);
