import { expect } from '@playwright/test';
import { demo } from '../../fixtures/accounts.ts';
import { activityCard, completeOnPage } from '../../fixtures/stage-page.ts';
import type { Scenario } from '../scenario.ts';

/** Home, blocks, stages, seals (2§2.1–2§2.4, 2§2.7, 2§2.13). */
export const journeyScenarios = {
  'home on the first day': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await goto('/');
      await until('Iniciar Transformación');
      await page.getByRole('button', { name: 'Ver los 12 Bloques' }).click();
      await until('Próximamente');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Ver todos los sellos' }).click();
      await until('Por descubrir');
    },
  },
  'a programme without its blocks': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      await page.route('**/api/blocks', (route) => route.fulfill({ json: [] }));
      await goto('/');
      await page.getByRole('button', { name: 'Ver los 12 Bloques' }).click();
      await until('Irradiar');
    },
  },
  'home in the seventh month': {
    async run({ page, goto, signIn, until }) {
      await signIn(demo('demo'));
      await goto('/');
      await until('Ver tus etapas completadas');
      await page.getByRole('button', { name: 'Ver los 12 Bloques' }).click();
      await until('Revisar actividades');
    },
  },
  'no such block': {
    async run({ goto, signIn, until }) {
      await signIn(demo('demo'));
      await goto('/block/99');
      await until('Bloque no encontrado');
    },
    faults: ['404'],
  },
  'a stage begins': {
    async run({ page, goto, signIn, until }) {
      await signIn();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/weeks/1/activities', async (route) => {
        await held;
        await route.continue();
      });
      await goto('/block/1/etapa/1');
      await until('Cargando etapa...');
      release();
      await until('Actividad de Autoevaluación');
      await activityCard(page, 1).getByRole('button', { name: 'Escríbelo en tu Journaling' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('Tres minutos largos.');
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar reflexión' }).click();
      await until('Revisa Tu Entrada');
      await until('En progreso');
    },
  },
  'a stage of an even week': {
    async run({ goto, signIn, until }) {
      await signIn(demo('demo'));
      await goto('/block/1/etapa/2');
      await until('Actividad de Playlist');
    },
  },
  'a stage is complete': {
    async run({ page, accounts, goto, signIn, until }) {
      const user = await accounts.aUser({ premium: true });
      await accounts.complete(user, 1, 8);
      await signIn(user);
      await goto('/block/1/etapa/1');
      await until('Bloqueado');
      await completeOnPage(page, 9);
      await until('Etapa Completada');
      await goto('/block/1/etapas-completadas');
      await until('Tus etapas completadas');
      await until('Revisar actividades');
      await goto('/etapas-completadas');
      await until('Tu historial de transformación');
      await until('Etapa 1/4');
      await goto('/block/2/etapas-completadas');
      await until('Aún no has completado ninguna etapa');
      await goto('/block/1');
      await until('Pendiente');
    },
    isLong: true,
  },
  seals: {
    async run({ page, goto, signIn, until }) {
      await signIn(demo('demo'));
      await goto('/seals');
      await until(/^Desbloqueados \d+ \/ 48$/);
      await page.getByLabel('Buscar sellos').fill('no hay ninguno así');
      await until('No se encontraron sellos');
      await expect(page.getByRole('button', { name: 'Limpiar filtros' })).toBeVisible();
    },
  },
} satisfies Record<string, Scenario>;
