import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const columnsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

test('seals appear one after the other, in two to six columns (2§2.7)', async ({ page, signIn }) => {
  await signIn(demo('demo'));
  await page.goto('/seals');
  await expect(page.getByText('Desbloqueados 25 / 48')).toBeVisible();
  expect(await columnsOf(page)).toBe(6);
  const delays = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((nodes) => nodes.slice(0, 4).map((node) => getComputedStyle(node).animationDelay));
  expect(delays).toEqual(['0s', '0.03s', '0.06s', '0.09s']);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columnsOf(page)).toBe(2);
});
