import type { Page } from '@playwright/test';
import { activityCard, completeOnPage } from '../fixtures/stage-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

const STAGE = '/block/1/etapa/1';

/** Properties that the compositor animates by itself. */
const COMPOSITED = ['opacity', 'rotate', 'scale', 'translate'];
/** Movement of the pressed button, which is no part of the moment. */
const FEEDBACK = 'backgroundColor of a control';

/** Properties that the page's running animations move. A pressed control of the page behind fades; it is named apart. */
const animated = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) return [];
      const isFeedback =
        animation instanceof CSSTransition &&
        effect.target?.matches('button, a') &&
        !effect.target.closest('[role="dialog"]');
      return effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => !/^(offset|computedOffset|easing|composite)$/.test(key))
        .map((key) => (isFeedback ? `${key} of a control` : key));
    }),
  );

test('an activity finished: one sentence, three ways, and the page stands still @phone-only', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await accounts.aUser();
  await signIn(user);
  await page.goto(STAGE);
  await completeOnPage(page, 1);
  const moment = activityCard(page, 1).getByRole('region', { name: 'Este rato ha sido solo tuyo.' });
  await expect(moment).toBeFocused();
  const place = await moment.boundingBox();

  const next = activityCard(page, 2);
  await expect(next.getByRole('button', { name: 'Marcar como completada' })).toBeVisible();
  await expect(page.getByText('Tu progreso: 1 de 9 actividades completadas')).toBeVisible();
  expect(await moment.boundingBox()).toEqual(place);
  await expect(moment).toBeFocused();
  await expectAccessible(page);
  await expect(moment.getByRole('link', { name: 'Por hoy basta' })).toHaveAttribute('href', '/');
  await expect(moment.getByRole('link', { name: 'Escribir' })).toHaveAttribute('href', '/journaling/new?activityId=1');

  await page.keyboard.press('Tab');
  await expect(moment.getByRole('button', { name: 'Seguir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(next.getByRole('button').first()).toBeFocused();
  await expect(next.getByRole('button').first()).toBeInViewport();
});

test('the way to complete it stays in sight once the text has been read @phone-only', async ({ page, signIn }) => {
  await signIn();
  await page.goto(STAGE);
  const card = activityCard(page, 1);
  const complete = card.getByRole('button', { name: 'Marcar como completada' });
  await expect(complete).toHaveCount(1);
  // Also at the first visit, with what the stage is about above it.
  await expect(page.getByRole('button', { name: 'De qué va esta etapa', expanded: true })).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toBeInViewport();
  await card.getByRole('button', { name: 'Empezar' }).scrollIntoViewIfNeeded();
  await expect(complete).toBeInViewport({ ratio: 1 });
  const isBare = await complete.evaluate((button) => {
    const { left, width, bottom } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 2) === button;
  });
  expect(isBare, 'above the navigation bar').toBe(true);

  // Not over the timer while that runs.
  const place = complete.locator('..');
  await expect(place).toHaveCSS('position', 'sticky');
  await card.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('dialog', { name: 'Tres minutos' }).getByRole('button', { name: 'Cerrar' }).click();
  await expect(place).toHaveCSS('position', 'static');
  await card.getByRole('button', { name: 'Pausar' }).click();
  await expect(place).toHaveCSS('position', 'sticky');
});

test('what is over waits in one row, with the next activity in the first window @phone-only', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await accounts.aUser({ premium: true });
  await accounts.complete(user, 1, 5);
  await signIn(user);
  await page.goto(STAGE);
  // From the second visit on, what the stage is about is folded too.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seenStages'))).toBe('[1]');
  await page.reload();
  const next = activityCard(page, 6);
  await expect(next.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 });
  await expect(activityCard(page, 1)).toBeHidden();
  await page.getByText('5 actividades completadas', { exact: true }).click();
  await expect(activityCard(page, 1)).toBeVisible();

  await page.goto(`${STAGE}#actividad-2`);
  await page.reload();
  const named = activityCard(page, 2).getByRole('button').first();
  await expect(named).toBeFocused();
  await expect(named).toBeInViewport();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a seal won (motion: ${reducedMotion})`, async ({ page, accounts, signIn }) => {
    await page.emulateMedia({ reducedMotion });
    const user = await accounts.aUser({ premium: true });
    await accounts.complete(user, 1, 8);
    await signIn(user);
    await page.goto(STAGE);
    // The press is by keyboard: a control of the moment below a pointer would react to it.
    await activityCard(page, 9).getByRole('button', { name: 'Marcar como completada' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Completar sin números' }).focus();
    await page.keyboard.press('Enter');
    const moment = page.getByRole('dialog', { name: 'Se ha abierto tu sello Fluir emocional.' });
    await expect(moment).toBeVisible();
    expect((await animated(page)).filter((property) => ![...COMPOSITED, FEEDBACK].includes(property))).toEqual([]);
    if (reducedMotion === 'reduce') expect(await animated(page)).toEqual([]);

    await expect(moment.getByRole('img', { name: 'Sello Fluir emocional' })).toBeVisible();
    await expect(moment.getByText(/^Llevas contigo la pausa/)).toBeVisible();
    await expect(moment.locator(':focus')).toHaveCount(1);
    await expect.poll(() => animated(page)).toEqual([]);
    await expectAccessible(page);
    await expectNothingSideways(page, 320);

    const download = page.waitForEvent('download');
    await moment.getByRole('button', { name: 'Guardar como imagen' }).click();
    expect((await download).suggestedFilename()).toBe('sello-fluir-emocional.png');

    await page.keyboard.press('Escape');
    await expect(moment).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Etapa Completada' })).toBeFocused();
    await expect(page.getByText('Desbloqueado', { exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Seguir Etapa 2' }).click();
    await expect(page).toHaveURL('/block/1/etapa/2');
  });
}
