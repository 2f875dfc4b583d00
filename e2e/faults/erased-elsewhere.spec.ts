import { readFileSync } from 'node:fs';
import { openDay, synced, writing } from '../fixtures/day-page.ts';
import { storedText, waitingOn } from '../fixtures/device-storage.ts';
import { test } from '../fixtures/devices.ts';
import { serverDocuments } from '../fixtures/converged.ts';
import { expect, expectFault } from '../fixtures/test.ts';

// Without a cached page the service worker could not answer the reload.
test.use({ serviceWorkers: 'block' });
const NO_WORKER = 'The service worker could not be registered';

test(
  'F28: everything is erased on another device while unsent text waits here: it is offered to the user, and does not return',
  expectFault('net::ERR', 'WebSocket', NO_WORKER),
  async ({ page, client }) => {
    await openDay(page);
    await writing(page).fill('Ya enviado');
    await expect(synced(page)).toBeVisible();
    await page.context().setOffline(true);
    await writing(page).fill('Ya enviado, y algo más');
    await writing(page).blur();
    await expect.poll(() => waitingOn(page)).toBe(1);
    expect((await client.post('/api/account/erase')).ok()).toBe(true);
    await page.context().setOffline(false);

    const dialog = page.getByRole('dialog', { name: 'Borraste tus datos desde otro dispositivo' });
    await expect(dialog).toContainText('En este quedaba 1 texto sin enviar.');
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar y borrar' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Ya enviado, y algo más');
    await expect(dialog).toBeHidden();
    await expect.poll(() => storedText(page)).not.toContain('Ya enviado');
    await page.reload();
    await expect(writing(page)).toHaveValue('');
    await expect.poll(() => storedText(page)).not.toContain('Ya enviado');
    expect(await serverDocuments(client)).toEqual([]);
  },
);
