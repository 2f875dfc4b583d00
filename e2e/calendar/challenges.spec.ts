import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The request of 'Añadir a mi calendario' (D22), sent from another device. */
async function plan(page: Page, id: string, startDate: string): Promise<void> {
  const answer = await page.request.post('/api/sync/push', {
    data: {
      clientId: randomUUID(),
      ops: [
        {
          opId: randomUUID(),
          opNo: 1,
          kind: 'challenge',
          key: id,
          action: 'set',
          fields: { startDate: { value: startDate, baseRev: 0 } },
          createdAt: new Date().toISOString(),
        },
      ],
    },
  });
  expect(answer.ok()).toBe(true);
}

test('days of a challenge are shown beside the user’s own, are ticked off and can be undone (D22) @phone-only', async ({
  page,
  signIn,
  baseURL,
}) => {
  await page.setExtraHTTPHeaders({ Origin: baseURL ?? '' });
  await signIn();
  const [challenge] = await (await page.request.get('/api/library/challenges')).json();
  await plan(page, String(challenge.id), '2026-12-30');

  await page.goto('/calendario?vista=semana&fecha=2026-12-31');
  const first = page.getByRole('checkbox', { name: `${challenge.title} · Día 1 de ${challenge.daysCount}` });
  await expect(first).not.toBeChecked();
  await page.getByText(`${challenge.title} · Día 1 de`).click();
  await expect(first).toBeChecked();
  await page.goto('/calendario?vista=dia&fecha=2026-12-30');
  await expect(first).toBeChecked();
  await expect(page.getByLabel('Nota o ritual')).toHaveValue('');

  await page.goto('/calendario?vista=mes&fecha=2026-12-30');
  const cell = page.getByRole('button', {
    name: `miércoles, 30 de diciembre de 2026. Reto: ${challenge.title}, día 1`,
  });
  await expect(cell).toBeVisible();
  await page.getByRole('button', { name: `Quitar del calendario: ${challenge.title}` }).click();
  await expect(cell).toBeHidden();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell).toBeVisible();
  await expect(page.getByText(`1 de ${challenge.daysCount} días hechos`)).toBeVisible();
});
