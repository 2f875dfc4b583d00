import { activityCard, completeOnPage } from '../../fixtures/stage-page.ts';
import { type Scenario, failing } from '../scenario.ts';

const MESSAGE = 'Hemos anotado tu interés.';

/** The free limit and the offer (2§6, 2§8). */
export const premiumScenarios = {
  'the free limit': {
    async run({ page, accounts, goto, signIn, until }) {
      const user = await accounts.aUser();
      await accounts.complete(user, 1, 4);
      await signIn(user);
      await goto('/block/1/etapa/1');
      await completeOnPage(page, 5);
      await until('¡Felicidades!');
      const offer = page.getByRole('dialog');
      const open = () => activityCard(page, 6).getByRole('button').click();
      const ask = () => offer.getByRole('button', { name: 'Quiero información por correo' }).click();
      await offer.getByRole('button', { name: 'Actualizar a Premium' }).click();
      await until('Funcionalidad próximamente');
      await page.route('**/api/track-premium-click', (route) =>
        route.fulfill({ json: { success: true, emailSent: false, message: MESSAGE } }),
      );
      await ask();
      await until(`Registrado - ${MESSAGE}`);
      await page.unroute('**/api/track-premium-click');
      const mend = await failing(page, '**/api/track-premium-click');
      await open();
      await ask();
      await until(/^Error - Hubo un problema/);
      await mend();
      await open();
      await ask();
      await until('Email enviado exitosamente');
    },
    faults: ['500'],
    isLong: true,
  },
  'a refusal at the limit': {
    async run({ page, accounts, goto, signIn, until }) {
      const user = await accounts.aUser();
      await accounts.complete(user, 1, 5);
      await signIn(user);
      const refusal = await page.request.patch('/api/activities/6/status', { data: { status: 'completed' } });
      const { message } = (await refusal.json()) as { message: string };
      await page.route('**/api/auth/user', async (route) => {
        const answer = await route.fetch();
        const { user } = (await answer.json()) as { user: object };
        await route.fulfill({ response: answer, json: { user: { ...user, hasPremiumAccess: true } } });
      });
      await page.route('**/api/activities/1/status', (route) =>
        route.fulfill({ status: 403, json: { requiresPremium: true, message } }),
      );
      await page.route('**/api/weeks/1/activities', async (route) => {
        const answer = await route.fetch();
        const [first, ...others] = (await answer.json()) as object[];
        await route.fulfill({ response: answer, json: [{ ...first, status: 'pending' }, ...others] });
      });
      await goto('/block/1/etapa/1');
      await completeOnPage(page, 1);
      await until('Límite alcanzado');
    },
    faults: ['403'],
  },
} satisfies Record<string, Scenario>;
