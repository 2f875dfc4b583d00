import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { areBlurred } from '../fixtures/looks.ts';
import { untilAnswered } from '../fixtures/network.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every string of a JSON value. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

/** Texts that all users may read: cards, the beginnings of locked texts, and what is free. */
async function cardsFor(free: APIRequestContext, kind: string): Promise<string> {
  const cards = (await (await free.get(`/api/library/${kind}`)).json()) as { preview?: string }[];
  for (const { preview = '' } of cards) expect(preview.length).toBeLessThanOrEqual(300);
  return stringsOf(cards).join('\n');
}

/** The ends of all locked texts, as an entitled user gets them. */
async function fullTexts(entitled: APIRequestContext, free: APIRequestContext): Promise<string[]> {
  const texts: string[] = [];
  for (const kind of ['books', 'films', 'challenges']) {
    const cards = (await (await entitled.get(`/api/library/${kind}`)).json()) as { id: number }[];
    const freeCards = await cardsFor(free, kind);
    for (const { id } of cards) {
      if ((await free.get(`/api/library/${kind}/${id}`)).ok()) continue; // whole for everybody
      const item = (await (await entitled.get(`/api/library/${kind}/${id}`)).json()) as object;
      const ends = stringsOf(item)
        .filter((text) => text.length > 60)
        .map((text) => text.slice(-50));
      texts.push(...ends.filter((end) => !freeCards.includes(end)));
    }
  }
  return texts;
}

/** All bodies that the server has sent to a page. */
function recordAnswers(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  return async () => (await Promise.all(bodies)).join('\n');
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const within = (all: string, texts: readonly string[]) =>
  texts.filter((text) => all.includes(text) || (inJson(text) !== text && all.includes(inJson(text))));

function builtFiles(): string {
  const folders = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'));
  return folders
    .flatMap((folder) => {
      const dist = path.join(ROOT, folder, 'dist');
      return readdirSync(dist, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(js|json|html|css|map)$/.test(file))
        .map((file) => readFileSync(path.join(dist, file), 'utf8'));
    })
    .join('\n');
}

test('a user without premium sees every library and is never sent a full text (D7)', async ({
  page,
  accounts,
  signIn,
}) => {
  const [entitled, free] = [await accounts.clientOf(demo('demo')), await accounts.clientOf(demo('nueva'))];
  const secrets = await fullTexts(entitled, free);
  await Promise.all([entitled.dispose(), free.dispose()]);
  expect(secrets.length).toBeGreaterThan(200);
  expect(within(builtFiles(), secrets)).toEqual([]);

  const user = await accounts.aUser();
  await accounts.complete(user, 1, 4);
  await signIn(user);
  const answers = recordAnswers(page);
  for (const [address, heading] of [
    ['/books', 'Libros'],
    ['/books/2', undefined],
    ['/books/101', undefined],
    ['/movies', 'Películas'],
    ['/movies/2', undefined],
    ['/movies/101', undefined],
    ['/playlists', 'Medias Emocionales'],
    ['/challenges', 'Retos de transformación'],
    ['/challenges?reto=1', 'Retos de transformación'],
  ] as const) {
    await untilAnswered(page, async () => {
      await page.goto(address);
      // The title is found by id: an open dialog hides the page from its roles.
      const title = page.locator('#contenido').getByRole('heading', { level: 1, includeHidden: true });
      await (heading ? expect(title).toHaveText(heading) : expect(title).toBeVisible());
      await expect(page.locator('[data-locked]').first()).toBeAttached();
    });
    expect(within(await page.content(), secrets)).toEqual([]);
  }
  for (const item of ['books/2', 'books/101', 'films/2', 'films/101', 'challenges/1']) {
    const answer = await page.request.get(`/api/library/${item}`);
    const { requiresPremium, preview } = (await answer.json()) as { requiresPremium: boolean; preview: string };
    expect({ status: answer.status(), requiresPremium }).toEqual({ status: 403, requiresPremium: true });
    expect(preview.length).toBeLessThanOrEqual(300);
    expect(within(await answer.text(), secrets)).toEqual([]);
  }
  expect(within(await answers(), secrets)).toEqual([]);
});

test('without premium every card but one of each list is locked and blurred (D7)', async ({ page, signIn }) => {
  await signIn(demo('nueva'));
  for (const [address, list] of [
    ['/books', 'Libros'],
    ['/movies', 'Películas'],
    ['/playlists', 'Medias Emocionales'],
    ['/challenges', 'Retos de transformación'],
  ] as const) {
    await page.goto(address);
    const cards = page.getByRole('region', { name: list }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    const locked = page.locator('[data-locked]');
    await expect(cards.filter({ hasNot: locked })).toHaveCount(1);
    expect(await areBlurred(cards.filter({ has: locked })), address).not.toContain(false);
  }
});

test('at the free limit the cover of a locked playlist opens the offer (D7)', async ({ page, signIn }) => {
  await signIn(demo('limite'));
  await page.goto('/playlists');
  const locked = page.getByRole('article').filter({ has: page.locator('[data-locked]') });
  // On the cover: all of the card may be pressed.
  await locked.first().click({ position: { x: 40, y: 60 } });
  await expect(page.getByRole('dialog', { name: 'Sigue tu camino con Premium' })).toBeVisible();
});

// Revoking access makes the page refetch the open text, which is answered with 403.
test(
  'premium and a completed stage unlock what is on the screen, at once',
  expectFault('403'),
  async ({ page, accounts, signIn }) => {
    const user = await accounts.aUser();
    await accounts.complete(user, 1, 5);
    await signIn(user);
    await page.goto('/books/101');
    await expect(page.getByRole('heading', { name: 'El resto te espera con Premium' })).toBeVisible();

    await accounts.setPremium(user, true);
    await expect(page.getByRole('heading', { name: 'Se abre al completar la etapa 1 del bloque 1' })).toBeVisible();
    await accounts.complete(user, 6, 9);
    await expect(page.getByRole('article', { name: 'Resumen' })).toBeVisible();

    await accounts.setPremium(user, false);
    await expect(page.getByRole('heading', { name: 'El resto te espera con Premium' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Resumen' })).toHaveCount(0);
  },
);

test('a stage completed elsewhere has unlocked its book when the user comes back', async ({
  page,
  accounts,
  signIn,
}) => {
  const user = await accounts.aUser({ premium: true });
  await accounts.complete(user, 1, 8);
  await signIn(user);
  await page.goto('/books');
  await expect(page.getByText('Se abre con la etapa 1 del bloque 1')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
  await expect(page).toHaveURL('/');
  await accounts.complete(user, 9, 9);
  await page.goBack();
  await expect(page.getByText('Se abre con la etapa 2 del bloque 1')).toBeVisible();
  await expect(page.getByText('Se abre con la etapa 1 del bloque 1')).toHaveCount(0);
});
