import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { DAY, openDay, synced, writing } from '../fixtures/day-page.ts';
import { test } from '../fixtures/devices.ts';
import { waitingOn } from '../fixtures/device-storage.ts';
import { createDocuments } from '../fixtures/documents.ts';
import { expectConverged, serverDocuments, siblingsIn } from '../fixtures/converged.ts';
import { autosave, cards, editor } from '../fixtures/journal-page.ts';
import { untilAnswered } from '../fixtures/network.ts';
import { expect, expectFault } from '../fixtures/test.ts';

/** Most siblings of a document (SYNC §2). */
const VERSIONS = 50;
const OFFLINE = expectFault('net::ERR_INTERNET_DISCONNECTED', 'WebSocket');
const versions = (page: Page) => page.getByRole('group', { name: 'Hay otra versión' });
const bar = (page: Page) => page.getByText('Un texto tuyo tiene demasiadas versiones');

/** Creates as many siblings of a field as a document may have. */
const createSiblings = (client: APIRequestContext, of: { kind: 'day' | 'entry'; key: string }, field: string) =>
  createDocuments(
    client,
    Array.from({ length: VERSIONS }, (_, i) => ({
      kind: 'sibling',
      key: randomUUID(),
      fields: { of, field, value: `Versión ${100 + i}`, device: 'Firefox en Android' },
    })),
  );
const atServer = async (client: APIRequestContext) => JSON.stringify(await serverDocuments(client));

test(
  'X-12: a day with the most siblings: the next text stays here, says why, and is sent when one is settled @phone-only',
  OFFLINE,
  async ({ page, client }) => {
    test.slow();
    const words = 'La golondrina volvió al alero';
    await untilAnswered(page, () => openDay(page));
    await page.context().setOffline(true);
    await createDocuments(client, [{ kind: 'day', key: DAY, fields: { journalEntry: 'Lo de la tableta' } }]);
    await createSiblings(client, { kind: 'day', key: DAY }, 'journalEntry');
    await writing(page).fill(words);
    await writing(page).blur();
    await expect.poll(() => waitingOn(page), { message: 'kept on the device' }).toBe(1);
    await page.context().setOffline(false);

    await test.step('says why, at the day and above every page', async () => {
      await expect(page.getByRole('alert')).toContainText('Este texto tiene demasiadas versiones.');
      await expect(bar(page)).toBeVisible();
      await expect(writing(page)).toHaveValue('Lo de la tableta');
      await expect(versions(page).filter({ hasText: words })).toHaveCount(1);
      await expect(versions(page)).toHaveCount(VERSIONS + 1);
      expect(await atServer(client)).not.toContain(words);
    });

    await test.step('still does after a reload', async () => {
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('Elige con cuál te quedas en uno de los avisos');
      await expect(versions(page).filter({ hasText: words })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    });

    await test.step('and sends the text by itself when one sibling was settled', async () => {
      await versions(page)
        .filter({ hasText: 'Versión 100' })
        .getByRole('button', { name: 'Quedarme con la de aquí' })
        .click();
      await expect(synced(page)).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await expectConverged({ client, devices: [page], words: [words], siblings: VERSIONS });
    });
  },
);

test(
  'X-12: an entry with the most siblings: the text of the editor stays here, and is sent when one is settled @phone-only',
  OFFLINE,
  async ({ page, client }) => {
    test.slow();
    const words = 'El limonero que planté yo';
    const of = { kind: 'entry' as const, key: randomUUID() };
    const field = 'responses.personal_content';
    const fields = { entryId: 1_790_000_000_000, title: 'El limonero', [field]: 'El limonero' };
    await createDocuments(client, [{ ...of, fields }]);
    const baseRev = (await serverDocuments(client))[0]?.rev ?? 0;
    await page.goto('/journaling');
    await expect(cards(page)).toHaveCount(1);
    // A pull that is under way as the network goes would bring the other device's text before the user types.
    await untilAnswered(page, async () => {
      await page.goto(`/journaling/${fields.entryId}`);
      await expect(editor(page).getByLabel('Tu entrada')).toHaveValue('El limonero');
    });
    await page.context().setOffline(true);
    await createDocuments(client, [{ ...of, fields: { [field]: 'Otro árbol' }, baseRev }]);
    await createSiblings(client, of, field);
    await expect(editor(page).getByLabel('Tu entrada'), 'not yet read here').toHaveValue('El limonero');
    await editor(page).getByLabel('Tu entrada').fill(words);
    await expect.poll(() => waitingOn(page), { message: 'kept on the device' }).toBe(1);
    await page.context().setOffline(false);

    await expect(autosave(page)).toContainText('Falta elegir entre versiones');
    await expect(editor(page).getByText('Este texto tiene demasiadas versiones.')).toBeVisible();
    await expect(editor(page).getByRole('button', { name: 'Descargar mis palabras' })).toBeVisible();
    expect(await atServer(client)).not.toContain(words);
    const one = editor(page).getByRole('group', { name: 'Hay otra versión' }).filter({ hasText: 'Versión 100' });
    await one.getByRole('button', { name: 'Quedarme con la de aquí' }).click();
    await expect.poll(() => atServer(client)).toContain(words);
    await expect(autosave(page)).toContainText('Sincronizado');
    expect(siblingsIn(await serverDocuments(client))).toHaveLength(VERSIONS);
  },
);
