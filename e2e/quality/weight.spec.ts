import { expect, expectFault, test } from '../fixtures/test.ts';

const LIMIT_KB = 140;

test(`the scripts of /login weigh at most ${LIMIT_KB} kB, compressed`, expectFault('401'), async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Map<string, string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/login');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(1);
  expect(bytes / 1000).toBeLessThanOrEqual(LIMIT_KB);
});
