import type { Locator, Page } from '@playwright/test';
import { activityCard } from '../fixtures/stage-page.ts';
import { expect, test } from '../fixtures/test.ts';

// Every kind of activity, in a browser. That every activity of the programme can be done is shown without one: `all-bodies.test.tsx`.
// No trace: it would cost more than the test; the step's name says which activity it is.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** Controls of each of the nine activities, in the order of every stage (D2). */
const INTERACTIVE_PARTS: readonly ((card: Locator) => Promise<void>)[] = [
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
  async function assessment(card) {
    const dimensions = card.getByRole('group').filter({ has: card.page().getByRole('radio') });
    await expect(dimensions).toHaveCount(3);
    await expect(card.getByRole('radio')).toHaveCount(30);
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

/** An odd stage and an even one, which has a playlist. */
const STAGES = [1, 2];

test('the activities of two stages can be done on a phone', async ({ page, accounts, signIn }) => {
  test.slow();
  // All are completed, so that every card opens.
  const user = await accounts.aUser({ premium: true });
  await accounts.complete(user, 1, 18);
  await signIn(user);
  for (const stage of STAGES) {
    await page.goto(`/block/1/etapa/${stage}`);
    await expect(page.getByText('Tu progreso: 9 de 9 actividades completadas')).toBeVisible();
    for (const [i, expectPart] of INTERACTIVE_PARTS.entries()) {
      await test.step(`stage ${stage}: ${expectPart.name}`, async () => {
        const card = activityCard(page, i + 1);
        await card.getByRole('button', { expanded: false }).first().click();
        await expect(card.getByRole('button', { name: 'Marcar como completada' })).toBeDisabled();
        await expectPart(card);
        expect(await sidewaysIn(page)).toEqual([]);
      });
    }
  }
});
