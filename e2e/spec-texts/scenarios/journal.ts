import { expect } from '@playwright/test';
import { editor, writeEntry } from '../../fixtures/journal-page.ts';
import { createDocuments } from '../../fixtures/documents.ts';
import { completeOnPage } from '../../fixtures/stage-page.ts';
import { type Scenario, closeToast } from '../scenario.ts';

const DRAFT_KEY = '7b0c2c1e-58b6-4a0e-9a51-3f1f0d7f2a11';

/** The journal and its editor (2§2.5, 2§2.6), and their live events (1§7). */
export const journalScenarios = {
  'a personal entry': {
    async run({ page, accounts, goto, signIn, until }) {
      const user = await signIn();
      const client = await accounts.clientOf(user);
      await createDocuments(client, [
        { kind: 'entry', key: DRAFT_KEY, fields: { entryId: 1_790_000_000_000, title: 'Nueva entrada' } },
      ]);
      await client.dispose();
      await goto('/journaling');
      await until('Nueva entrada personal');
      await writeEntry(page, 'Hoy el corazón pesa menos que ayer.');
      const card = page.getByRole('article').filter({ hasText: 'Hoy el corazón' });
      await card.getByRole('button', { name: 'Hoy el corazón pesa menos que ayer.', exact: true }).click();
      await until('Modificar Entrada');
      await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
      await card.getByRole('button', { name: 'Eliminar' }).click();
      await until('Eliminar entrada personal');
    },
  },
  'an entry that cannot be saved': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/journaling/new');
      await editor(page).getByLabel('Tu entrada').press('Control+Enter');
      await until('Por favor escribe algo o dibuja antes de guardar');
      await closeToast(page);
      await goto('/journaling/new?activityId=nada');
      await editor(page).getByRole('textbox').first().fill('¿De qué era esto?');
      await editor(page).getByRole('button', { name: 'Guardar reflexión' }).click();
      await until('No se pudo identificar la actividad');
    },
  },
  'the live channel': {
    async run({ page, accounts, goto, signIn, until }) {
      const user = await signIn();
      await goto('/block/1/etapa/1');
      await until('Tu progreso: 0 de 9 actividades completadas');
      const client = await accounts.clientOf(user);
      const entry = { kind: 'entry', key: DRAFT_KEY } as const;
      await createDocuments(client, [{ ...entry, fields: { entryId: 1_790_000_000_000, title: 'Una' } }]);
      await createDocuments(client, [{ ...entry, fields: { title: 'Otra' }, baseRev: 1 }]);
      await client.dispose();
      await completeOnPage(page, 1);
      await until('Tu progreso: 1 de 9 actividades completadas');
    },
  },
  'what stays on the device': {
    async run({ page, accounts, goto, signIn }) {
      const client = await accounts.clientOf(await signIn());
      await createDocuments(client, [
        {
          kind: 'assessment',
          key: 'activity-9',
          fields: { 'scores.calma': 4, takenAt: '2026-11-10T10:00:00.000Z' },
        },
      ]);
      await client.dispose();
      await goto('/settings');
      await page.getByRole('switch', { name: 'Sonidos', exact: true }).click();
      await writeEntry(page, 'Aquí también.');
      await goto('/calendario?vista=dia&fecha=2026-11-20');
      await page.getByLabel('Nota o ritual').fill('Una vela');
      await goto('/block/1/etapa/1');
      await completeOnPage(page, 1);
      await expect(page.getByText('Tu progreso: 1 de 9 actividades completadas')).toBeVisible();
    },
    isLong: true,
  },
} satisfies Record<string, Scenario>;
