const PHONE = {
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
  offline: false,
};
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 30_000;

export const CONDITIONS = `${CPU_SLOWDOWN}x CPU, ${PHONE.latency} ms, 10 Mbps`;

/**
 * Two loads of a page in a fresh profile: with nothing on the device, and again once everything of it is there.
 * @returns ms from the navigation's start to the content, `{ cold, warm }`
 */
export async function timedLoads(browser, { address, cookies, path, content }) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', PHONE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector) && !window.contentAt) window.contentAt = performance.now();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    }, content);
    const load = async () => {
      await page.goto(path);
      const found = await page.waitForFunction(() => window.contentAt, undefined, { timeout: PATIENCE_MS });
      return found.jsonValue();
    };
    const cold = await load();
    await page.waitForLoadState('networkidle');
    return { cold, warm: await load() };
  } finally {
    await context.close();
  }
}
