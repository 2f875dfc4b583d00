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
 * @param options.context options of the profile besides the size of a phone
 * @param options.prepare runs on the page before it navigates
 */
export async function openProfile(browser, { address, cookies, path, content, context: options, prepare }) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 390, height: 844 }, ...options });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await prepare?.(page);
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
    /** @returns the number of requests made by a moment, and the transferred bytes of scripts */
    cost: (moment) => page.evaluate(costUntil, moment),
    /** @returns what `prepare` has made the page note; waits for tasks that are under way. */
    seen: () => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(globalThis.seen), 500))),
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

/** Runs in the page. @returns the number of requests made by a moment, and the transferred bytes of scripts */
function costUntil(moment) {
  const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= moment);
  const byAddress = new Map(entries.map((entry) => [entry.name, entry]));
  const scripts = [...byAddress.values()].filter(
    ({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0 && responseEnd <= moment,
  );
  return {
    requests: byAddress.size + 1, // the page itself
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
