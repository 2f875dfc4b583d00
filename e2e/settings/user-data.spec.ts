import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { storedText as stored } from '../fixtures/device-storage.ts';
import { documentsAtServer, createDocuments } from '../fixtures/documents.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { openSheet, unfoldSheet } from '../fixtures/settings.ts';

const WORDS = 'El jilguero volvió al limonero';
const DAY_NOTE = 'Lentejas con mi madre';

const DOCUMENTS = [
  {
    kind: 'entry',
    key: '7b0c2c1e-58b6-4a0e-9a51-3f1f0d7f2a11',
    fields: { entryId: 1_790_000_000_000, title: 'Nueva entrada personal', 'responses.personal_content': WORDS },
  },
  { kind: 'day', key: '2026-03-14', fields: { emotion: 'serena', note: DAY_NOTE, selfCareChecked: true } },
] as const;

test.describe('the user’s data (D19)', () => {
  test('export, erase, import: the texts are exported, erased and restored @phone-only', async ({
    page,
    signIn,
    accounts,
  }) => {
    const user = await signIn();
    const client = await accounts.clientOf(user);
    await createDocuments(client, DOCUMENTS);
    await accounts.complete(user, 1, 2);
    await page.goto('/settings');
    await expect.poll(() => stored(page)).toContain(WORDS);

    const archive = await test.step('export', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar mis datos' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.zip$/);
      const path = await file.path();
      const files = Object.entries(unzipSync(new Uint8Array(readFileSync(path))));
      const having = (text: string) =>
        files.filter(([, bytes]) => strFromU8(bytes).includes(text)).map(([name]) => name);
      expect(having(WORDS).some((name) => name.endsWith('.json'))).toBe(true);
      expect(having(WORDS).some((name) => name.endsWith('.md'))).toBe(true);
      expect(having(DAY_NOTE).length).toBeGreaterThan(0);
      expect(files.some(([name]) => name.endsWith('.ics'))).toBe(true);
      await expect(page.getByText('Tu archivo está descargado')).toBeVisible();
      return path;
    });

    await test.step('erase', async () => {
      await page.getByRole('button', { name: 'Borrar todos los datos' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(
        '¿Estás segura de que quieres borrar todos tus datos? Esta acción no se puede deshacer.',
      );
      await question.getByRole('button', { name: 'Cancelar' }).click();
      expect(await documentsAtServer(client)).toContain(WORDS);

      await page.getByRole('button', { name: 'Borrar todos los datos' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar todos los datos' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Datos borrados correctamente');
      expect(await documentsAtServer(client)).toBe('[]');
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click();
      await expect(page.getByRole('link', { name: 'Iniciar Transformación' })).toBeVisible();
      const left = await stored(page);
      for (const words of [WORDS, DAY_NOTE]) expect(left).not.toContain(words);
    });

    await test.step('import', async () => {
      await page.goto('/settings');
      await page.getByLabel('Importar mis datos').setInputFiles(archive);
      const review = page.getByRole('dialog', { name: 'Esto ha llegado de tu archivo' });
      await expect(review.getByRole('definition').first()).not.toHaveText('0');
      await review.getByRole('button', { name: 'Entendido' }).click();
      const back = await documentsAtServer(client);
      for (const words of [WORDS, DAY_NOTE]) expect(back).toContain(words);
      await expect.poll(() => stored(page)).toContain(WORDS);
    });
    await client.dispose();
  });

  test('a file that is no archive is refused with an explanation', expectFault('400'), async ({ page, signIn }) => {
    await signIn();
    await openSheet(page, 'Trae lo tuyo de vuelta');
    await page
      .getByLabel('Importar mis datos')
      .setInputFiles({ name: 'foto.zip', mimeType: 'application/zip', buffer: Buffer.from('no soy un zip') });
    await expect(page.getByRole('alert')).toContainText('No es un archivo de tus datos.');
  });

  test(
    'the consent can be withdrawn, with a clear warning, and given again',
    expectFault('403'),
    async ({ page, signIn, accounts }) => {
      const user = await signIn();
      const client = await accounts.clientOf(user);
      await openSheet(page, 'Tu consentimiento');
      // The consent was given when the account was activated (D10).
      await expect(
        page.getByText(/^Diste tu permiso para guardar lo que escribes el .* \(texto versión 1\)\.$/),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Retirar mi permiso' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'Lo que ya está guardado no se borra hasta que tú lo borres',
      );
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retirarlo' }).click();
      await expect(page.getByText('Has retirado tu permiso para guardar lo que escribes.')).toBeVisible();
      // Settings stay on this device from now on.
      await page.getByRole('switch', { name: 'Sonidos', exact: true }).click();
      await expect.poll(() => stored(page)).toContain('sounds');
      expect(await documentsAtServer(client)).not.toContain('sounds');
      await page.getByRole('button', { name: 'Doy mi permiso (texto versión 1)' }).click();
      await expect(page.getByRole('button', { name: 'Retirar mi permiso' })).toBeVisible();
      await page.getByRole('switch', { name: 'Sonidos', exact: true }).click();
      await expect.poll(() => documentsAtServer(client)).toContain('sounds');
      await client.dispose();
    },
  );

  test(
    'clearing this device removes its data and nothing else',
    expectFault('401'),
    async ({ page, signIn, accounts }) => {
      const user = await signIn();
      const client = await accounts.clientOf(user);
      await createDocuments(client, DOCUMENTS);
      await page.goto('/settings');
      await expect.poll(() => stored(page)).toContain(WORDS);
      await unfoldSheet(page, 'Salir de este dispositivo');
      await page.getByRole('button', { name: 'Cerrar sesión y borrar este dispositivo' }).click();
      await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
      expect(await stored(page)).not.toContain(WORDS);
      expect(await documentsAtServer(client)).toContain(WORDS);
      await client.dispose();
    },
  );

  test('deleting the account requires the password', expectFault('401', '403'), async ({ page, signIn, accounts }) => {
    const { username, password } = await signIn();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminar tu cuenta para siempre' });
    await dialog.getByLabel('Contraseña', { exact: true }).fill('no es esta');
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('La contraseña no es correcta.');
    await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta para siempre' }).click();
    await expect(page.getByText('Gracias por el tiempo que pasaste aquí.')).toBeVisible();
    const visitor = await accounts.visitor();
    const again = await visitor.post('/api/auth/login', { data: { username, password } });
    expect(again.status()).toBe(401);
    await visitor.dispose();
  });
});
