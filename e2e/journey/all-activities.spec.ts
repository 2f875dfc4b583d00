import type { Locator, Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts.ts';
import { activityCard } from '../fixtures/stage-page.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** An account with all activities completed, so that every card opens; one per worker. */
const test = base.extend<object, { finisher: Account }>({
  finisher: [
    async ({ accounts }, use) => {
      const user = await accounts.aUser({ premium: true });
      await accounts.complete(user, 1, 432);
      await use(user);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
// No trace: it would cost more than the test; the step's name says which activity it is.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** Assessments that also ask the two questions of the year: the last of block 6 and the last of block 12. */
const YEARLY = [216, 432];

/** Controls of each of the nine activities, in the order of every stage (D2). */
const INTERACTIVE_PARTS: readonly ((card: Locator, activity: number) => Promise<void>)[] = [
  async function practice(card) {
    await expect(card.getByRole('timer')).toHaveText('3:00');
    await expect(card.getByRole('button', { name: 'Empezar' })).toBeEnabled();
  },
  async function audio(card) {
    await card.getByRole('button', { name: 'Leer la guía' }).click();
    await expect(card.getByRole('button', { name: 'Cerrar la guía' })).toHaveAttribute('aria-expanded', 'true');
    const music = card.getByRole('link', { name: /en Spotify/ });
    await expect(music).toHaveAttribute('href', /^https:\/\/open\.spotify\.com\/(playlist|search)\/./);
    await expect(music).toHaveAttribute('target', '_blank');
    await expect(music).toHaveAttribute('rel', /noopener/);
  },
  async function phrase(card) {
    await expect(card.getByRole('blockquote')).toHaveText(/\S{2}/);
    await expect(card.getByRole('button', { name: 'Copiar la frase' })).toBeEnabled();
  },
  async function journaling(card) {
    await expect(card.getByRole('heading', { name: 'Preguntas para ti' })).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(3);
  },
  async function book(card) {
    await card.getByRole('button', { name: 'Leer el resumen' }).click();
    await expect(card.getByRole('button', { name: 'Cerrar el resumen' })).toHaveAttribute('aria-expanded', 'true');
    await expectTicks(card.getByRole('region', { name: 'Ejercicio guiado' }));
  },
  async function film(card) {
    const symbols = card.getByRole('group');
    expect(await symbols.count()).toBeGreaterThan(1);
    await symbols.first().locator('summary').click();
    await expect(symbols.first().getByRole('paragraph')).toBeVisible();
  },
  async function integration(card) {
    await expectTicks(card.getByRole('region', { name: 'Paso a paso' }));
  },
  async function celebration(card) {
    await expectTicks(card.getByRole('region', { name: 'Lo que necesitas' }));
    await expectTicks(card.getByRole('region', { name: 'Cómo celebrarlo' }));
    await card.getByRole('button', { name: 'Encender la vela' }).click();
    await expect(card.getByText('La vela está encendida')).toBeVisible();
  },
  async function assessment(card, activity) {
    const dimensions = card.getByRole('group').filter({ has: card.page().getByRole('radio') });
    const count = YEARLY.includes(activity) ? 5 : 3;
    await expect(dimensions).toHaveCount(count);
    await expect(card.getByRole('radio')).toHaveCount(10 * count);
    await expect(card.getByRole('button', { name: 'Guardar mi autoevaluación' })).toBeVisible();
  },
];

async function expectTicks(list: Locator): Promise<void> {
  const count = await list.getByRole('checkbox').count();
  expect(count).toBeGreaterThan(0);
  await list.getByRole('checkbox').last().check();
  await expect(list.getByText(`1 de ${count}`)).toBeVisible();
}

/** Elements that overflow the window horizontally, and the page itself if it scrolls. Shapes count unless their SVG clips them. */
const sidewaysIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const isClipped = (node: Element) => {
      const svg = node.parentElement?.closest('svg');
      return svg ? getComputedStyle(svg).overflow !== 'visible' : false;
    };
    const out = [...document.querySelectorAll('main article *')].filter(
      (node) => node.getBoundingClientRect().right > limit + 1 && !isClipped(node),
    );
    const faults = out.map((node) => `${node.tagName} ${node.textContent.slice(0, 60)}`);
    return document.documentElement.scrollWidth > limit ? ['the page', ...faults] : faults;
  });

for (let block = 1; block <= 12; block += 1) {
  test(`all 36 activities of block ${block} can be done on a phone`, async ({ page, finisher, signIn }) => {
    test.slow();
    await signIn(finisher);
    for (let stage = block * 4 - 3; stage <= block * 4; stage += 1) {
      await page.goto(`/block/${block}/etapa/${stage}`);
      await expect(page.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
      for (const [i, expectPart] of INTERACTIVE_PARTS.entries()) {
        const activity = (stage - 1) * 9 + i + 1;
        await test.step(`activity ${activity}: ${expectPart.name}`, async () => {
          const card = activityCard(page, i + 1);
          await card.getByRole('button', { expanded: false }).first().click();
          await expect(card.getByRole('button', { name: 'Marcar como completada' })).toBeDisabled();
          await expectPart(card, activity);
          expect(await sidewaysIn(page)).toEqual([]);
        });
      }
    }
  });
}
