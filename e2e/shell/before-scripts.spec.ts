import type { Locator, Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';
import { expectAccessible, expectNothingSideways } from '../quality/accessible.ts';

async function expectUrgentNumbers(place: Locator): Promise<void> {
  for (const number of ['112', '024', '016'])
    await expect(place.getByRole('link', { name: number })).toHaveAttribute('href', `tel:${number}`);
}

/** Ends the twelve seconds after which the page's styles bring the note, once it has been seen that they have not passed yet. */
async function endTheWait(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'La página no ha llegado a abrirse' })).toBeHidden();
  const delays = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSAnimation) || !['late', 'gone'].includes(animation.animationName)) return [];
      animation.finish();
      return [animation.effect?.getTiming().delay];
    }),
  );
  expect([...new Set(delays)]).toEqual([12_000]);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Tu camino interior · Reencuentro');
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(
      'Doce meses para volver a encontrarte',
    );
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Empezar mi camino' })).toHaveAttribute('href', '/login#crear-cuenta');
  });

  test('every other page names its requirement and the urgent numbers', async ({ page }) => {
    await page.goto('/login');
    const note = page.locator('noscript');
    await expect(note.getByRole('heading', { name: 'Reencuentro necesita JavaScript' })).toBeVisible();
    await expectUrgentNumbers(note.getByRole('region', { name: 'Reencuentro necesita JavaScript' }));
    // No script is on its way: no second note covers this one.
    await expect(page.locator('main.late')).toHaveCSS('display', 'none');
    await expectNothingSideways(page, 320);
  });
});

test('a page whose scripts never load says so after a while', expectFault('ERR_FAILED'), async ({ page }) => {
  await page.route('**/assets/main.*.js', (route) => route.abort());
  await page.goto('/login');
  const note = page.getByRole('heading', { name: 'La página no ha llegado a abrirse' });
  await endTheWait(page);
  await expect(note).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Lo que has escrito está a salvo.');
  await expectUrgentNumbers(page.getByRole('main'));
  await expectAccessible(page);
  await expectNothingSideways(page, 320);
});

test(
  'a signed-in page has a skeleton before any script, which a note replaces where none loads',
  expectFault('ERR_FAILED'),
  async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.route('**/assets/main.*.js', (route) => route.abort());
    await page.goto('/journaling');
    const frame = page.locator('.first-paint');
    await expect(frame.getByRole('heading', { level: 1, name: 'Mi Journal' })).toBeVisible();
    await expect(frame.getByRole('status', { name: 'Cargando' })).toBeVisible();
    await expect(frame.locator('a, button')).toHaveCount(0);
    await endTheWait(page);
    await expect(page.getByRole('heading', { name: 'La página no ha llegado a abrirse' })).toBeVisible();
    await expect(frame.getByRole('status')).toBeHidden();
    await expectAccessible(page);
  },
);

test('a stage shows its number before any script', expectFault('ERR_FAILED'), async ({ page, signIn }) => {
  await signIn(demo('nueva'));
  await page.route('**/assets/main.*.js', (route) => route.abort());
  for (const [path, title, lead] of [
    ['/block/1/etapa/2', 'Etapa 2 de 4', /^Vuelves a lo mismo/],
    ['/block/12/etapa/48', 'Etapa 4 de 4', /^Última vuelta/],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.first-paint').getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.first-paint').getByText(lead)).toBeVisible();
  }
});

for (const [path, title] of [
  ['/', 'Tu camino de transformación interior'],
  ['/seals', 'Mis Sellos Emocionales'],
  ['/calendario', 'Calendario emocional'],
] as const) {
  test(`the page replaces its skeleton in one step, and its title does not move: ${path}`, async ({ page, signIn }) => {
    await signIn(demo('nueva'));
    await page.addInitScript(() => {
      const places = new Set<string>();
      Object.assign(window, { places });
      new MutationObserver(() => {
        if (places.size > 0 && !document.querySelector('#root header')) places.add('bare');
        const title = document.querySelector('h1');
        if (!title || getComputedStyle(title).visibility === 'hidden') return;
        const { left, top } = title.getBoundingClientRect();
        places.add(`${title.textContent} at ${Math.round(left)}, ${Math.round(top)}`);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(page.locator('.first-paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const places = await page.evaluate(() => [...((window as Window & { places?: Set<string> }).places ?? [])]);
    expect(places).toEqual([expect.stringMatching(`^${title} at`)]);
  });
}

/** Blocks fonts. Late ones move lines a little: without them the test measures all other shifts. */
const blockFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
const NO_FONTS = expectFault('ERR_FAILED');

test('the landing page is replaced by its own code in one step', NO_FONTS, async ({ page }) => {
  await blockFonts(page);
  await page.addInitScript(() => {
    let wasShown = false;
    new MutationObserver(() => {
      const isShown = document.querySelector('#root h1') !== null;
      if (wasShown && !isShown) Object.assign(window, { wasEmpty: true });
      wasShown ||= isShown;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.locator('#root > style')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'wasEmpty' in window)).toBe(false);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('a public page whose text loads later does not move its footer', NO_FONTS, async ({ page }) => {
  await blockFonts(page);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

// On a first visit the page is read before its fonts have loaded: fallback fonts with the same metrics stand in.
for (const path of ['/', '/login', '/aviso-legal'])
  test(`${path} does not shift when its fonts load @phone-only`, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root > style')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    // `fonts.ready` may hold before the first of them has been asked for.
    await expect.poll(() => page.evaluate(() => document.fonts.check("1rem 'Figtree Variable'"))).toBe(true);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

/** Cumulative layout shift so far. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test('search engines and messengers get metadata of the public pages', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Doce meses/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data['@type']).toBe('WebApplication');
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});
