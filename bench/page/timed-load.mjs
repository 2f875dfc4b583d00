import { CPU_SLOWDOWN } from './slow-page.mjs';

const PHONE = {
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
  offline: false,
};
const PATIENCE_MS = 30_000;

/** The page logs when its content is rendered: polling from outside would make it parse the poller's script meanwhile. */
const MARK = 'content stands at ';
const isMarked = (message) => message.text().startsWith(MARK);

export const CONDITIONS = `${CPU_SLOWDOWN}x CPU, ${PHONE.latency} ms, 10 Mbps`;

/**
 * A fresh browser profile with an empty device, on a phone's network and CPU.
 * @param options.address of the product
 * @param options.path of the page; `content` is a selector of what has to be rendered
 */
export async function openProfile(browser, { address, cookies, path, content }) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', PHONE);
  await page.addInitScript(tellOfContent, { content, MARK });
  // Throttling is on only during a load: it keeps a core busy, even while the page does nothing.
  const slowDown = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    /** @returns ms from the navigation's start to the content */
    async load() {
      await slowDown(CPU_SLOWDOWN);
      try {
        const told = page.waitForEvent('console', { predicate: isMarked, timeout: PATIENCE_MS });
        const [message] = await Promise.all([told, page.goto(path)]);
        return Number(message.text().slice(MARK.length));
      } finally {
        await slowDown(1);
      }
    },
    settled: () => page.waitForLoadState('networkidle'),
    /** Waits until everything that the product caches is on the device. A visitor gets no service worker. */
    kept: async () => cookies.length > 0 && (await page.evaluate(whenAllIsKept)),
    leave: () => page.goto('about:blank'),
    close: () => context.close(),
  };
}

/** Runs in the page before any script of its own. */
function tellOfContent({ content, MARK }) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    console.info(MARK + performance.now());
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: resolves once the service worker, if the profile has one, has cached all its files. */
async function whenAllIsKept() {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const none = () => Promise.reject(new Error('no service worker has come'));
  await Promise.race([navigator.serviceWorker.ready, pause(30_000).then(none)]);
  let before = -1;
  for (;;) {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const files = keys.flat().length;
    if (files === before) return;
    before = files;
    await pause(500);
  }
}
