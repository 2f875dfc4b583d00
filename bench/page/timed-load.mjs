const PHONE = {
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
  offline: false,
};
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 30_000;

/** The page says on its console when its content stands. Being asked from outside would have it read the asker's script meanwhile. */
const MARK = 'content stands at ';
const isMarked = (message) => message.text().startsWith(MARK);

export const CONDITIONS = `${CPU_SLOWDOWN}x CPU, ${PHONE.latency} ms, 10 Mbps`;

/**
 * A fresh profile of a browser, with nothing on the device, on a phone's network and processor.
 * @param options.address where the product listens
 * @param options.path the page, and `content`, a selector: what of it has to stand
 * @param options.context what the profile has beside the size of a phone
 * @param options.prepare what is done to the page before it goes anywhere
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
  // For a load's time alone: the browser slows a page down by keeping a core busy, also while the page does nothing.
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
    /** @returns what had been asked for until a moment */
    cost: (moment) => page.evaluate(costUntil, moment),
    settled: () => page.waitForLoadState('networkidle'),
    /** Ends once all that the product keeps is on the device. A visitor gets no service worker. */
    kept: async () => cookies.length > 0 && (await page.evaluate(whenAllIsKept)),
    leave: () => page.goto('about:blank'),
    close: () => context.close(),
  };
}

/**
 * Two loads of a page in a fresh profile: with nothing on the device, and again with what the first one has left there.
 * @returns ms from the navigation's start to the content, `{ cold, warm }`, and `cost`: what the cold one asked for until then
 */
export async function timedLoads(browser, options) {
  const profile = await openProfile(browser, options);
  try {
    const cold = await profile.load();
    const cost = await profile.cost(cold);
    await profile.settled();
    return { cold, warm: await profile.load(), cost };
  } finally {
    await profile.close();
  }
}

/** Runs in the page, before anything of its own. */
function tellOfContent({ content, MARK }) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    console.info(MARK + performance.now());
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: ends once the service worker, where the profile has one, has put all its files on the device. */
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

/** Runs in the page. @returns how many requests had been made by a moment, and how many bytes of scripts had come as they are sent */
function costUntil(moment) {
  const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= moment);
  const byAddress = new Map(entries.map((entry) => [entry.name, entry]));
  const scripts = [...byAddress.values()].filter(
    ({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0 && responseEnd <= moment,
  );
  return {
    requests: byAddress.size + 1, // and the page itself
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}
