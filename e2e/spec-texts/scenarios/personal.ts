import { expect } from '@playwright/test';
import type { Scenario } from '../scenario.ts';

/** Profile, settings, help, privacy (2§2.14–2§2.17). */
export const personalScenarios = {
  profile: {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/profile');
      await until('Editar');
      await page.getByRole('main').getByRole('button', { name: 'Editar' }).click();
      await until('Cancelar');
    },
  },
  settings: {
    async run({ page, context, goto, signIn, until }) {
      await context.grantPermissions(['notifications']);
      await signIn();
      await goto('/settings');
      for (const [name, ...texts] of [
        ['Notificaciones', 'Las notificaciones han sido desactivadas', 'Las notificaciones han sido activadas'],
        ['Modo oscuro', 'El modo oscuro ha sido activado', 'El modo claro ha sido activado'],
        ['Sonidos', 'Los sonidos han sido desactivados', 'Los sonidos han sido activados'],
        [
          'Actualizaciones por email',
          'Las actualizaciones por email han sido activadas',
          'Las actualizaciones por email han sido desactivadas',
        ],
      ]) {
        for (const text of texts) {
          await page.getByRole('switch', { name, exact: true }).click();
          await until(text);
        }
      }
    },
  },
  'erasing everything': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/settings');
      await page.getByRole('button', { name: 'Borrar todos los datos' }).click();
      await until('¿Estás segura de que quieres borrar todos tus datos? Esta acción no se puede deshacer.');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar todos los datos' }).click();
      await until('Datos borrados correctamente');
    },
  },
  help: {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/help');
      await page.getByRole('button', { name: 'Guías Completas' }).click();
      await until(/3 momentos/);
      await page.keyboard.press('Escape');
      await page.getByLabel('Asunto').fill('Una pregunta');
      await page.getByLabel('Mensaje').fill('¿Se puede empezar en verano?');
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await until('Tu mensaje ha sido enviado. Te responderemos pronto.');
    },
  },
  privacy: {
    async run({ page, goto }) {
      await goto('/privacy');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
} satisfies Record<string, Scenario>;
