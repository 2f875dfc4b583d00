import { watchMainThread } from '../main-thread.mjs';

/**
 * Two ways to see how long the tasks of a page's main thread are on a processor that is `slowdown` times slower. Each has
 * `prepare(page)` before the page opens, and `start()` and `stop()` around what is measured; `stop` answers the tasks in ms.
 */

/** As the browser itself sees long tasks (50 ms and more), under its throttling: the clock on the wall, so only on a quiet machine. */
export function wallClockMeter(slowdown) {
  let page;
  const take = () => page.evaluate(() => window.longTasks.splice(0));
  return {
    prepare: (opened) => {
      page = opened;
      return page.addInitScript(() => {
        window.longTasks = [];
        new PerformanceObserver((list) => {
          window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: 'longtask', buffered: true });
      });
    },
    throttle: async () => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    },
    start: take,
    stop: take,
  };
}

/** The thread's own processor time, multiplied: what other programs do meanwhile does not count. For a machine that is busy. */
export function processorMeter(slowdown) {
  let page;
  let end;
  return {
    prepare: (opened) => void (page = opened),
    throttle: () => undefined,
    start: async () => {
      end = await watchMainThread(await page.context().newCDPSession(page));
    },
    stop: async () => (await end()).map((ms) => ms * slowdown),
  };
}
