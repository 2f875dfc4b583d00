import type { Page } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, expectFault, test } from '../fixtures/test.ts';

/** Tries each way from text to code. @returns the error's name for each, or `passed` */
const attempts = (page: Page) =>
  page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'passed';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const script = (address: string) => () => {
      document.createElement('script').src = address;
    };
    return {
      markup: attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
      adjacent: attempt(() => document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>')),
      frame: attempt(() => (document.createElement('iframe').srcdoc = '<b>x</b>')),
      code: attempt(() => (document.createElement('script').text = 'window.reached = 1')),
      foreign: attempt(script('https://evil.example/a.js')),
      data: attempt(script('data:text/javascript,1')),
      api: attempt(script('/api/profile')),
      unknownVersion: attempt(script('/remotes/mf-journal/0.0.1/remoteEntry.js')),
      worker: attempt(() => new Worker('/api/profile')),
      ownPolicy: attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
      ),
      secondDefault: attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('default', {}),
      ),
      shell: attempt(script('/assets/main.00000000.js')),
    };
  });

const REFUSED = {
  markup: 'TypeError',
  adjacent: 'TypeError',
  frame: 'TypeError',
  code: 'TypeError',
  foreign: 'TypeError',
  data: 'TypeError',
  api: 'TypeError',
  unknownVersion: 'TypeError',
  worker: 'TypeError',
  ownPolicy: 'TypeError',
  secondDefault: 'TypeError',
  shell: 'passed',
};
/** Chromium logs each refusal. */
const VIOLATION = 'The action has been blocked';

test('X-09: on a page for visitors no text becomes markup or code', expectFault('401', VIOLATION), async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await attempts(page)).toEqual(REFUSED);
});

test('X-09: nor on a page of a remote', expectFault(VIOLATION), async ({ page, signIn }) => {
  await signIn(demo('nueva'));
  await page.goto('/journaling');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await attempts(page)).toEqual(REFUSED);
});
