import { expect } from '@playwright/test';
import type { Scenario } from '../scenario.ts';

const DAY = '2026-11-20';

/** The emotional calendar (2§2.12). */
export const calendarScenarios = {
  'the calendar': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto(`/calendario?vista=mes&fecha=${DAY}`);
      await page
        .getByRole('grid')
        .getByRole('button', { name: /^jueves, 12 de noviembre/ })
        .click();
      const dialog = page.getByRole('dialog');
      await until('Gota');
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await goto(`/calendario?vista=semana&fecha=${DAY}`);
      await until('Sin registro');
      await goto(`/calendario?vista=dia&fecha=${DAY}`);
      await page.getByText('Hoy me di espacio para mí').click();
      await expect(page.getByText('Sincronizado')).toBeVisible();
      await goto(`/calendario?vista=semana&fecha=${DAY}`);
      await until('Me di espacio hoy');
    },
  },
  'a calendar that cannot be read': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await page.addInitScript(() => localStorage.setItem('calendarioEmocional', '{"days":'));
      await goto('/calendario');
      await until('Mes');
    },
    faults: ['Error al cargar los datos del calendario'],
  },
} satisfies Record<string, Scenario>;
