import { watchMainThread } from '../main-thread.mjs';

/**
 * Two ways to measure main-thread tasks on a CPU that is `slowdown` times slower. Each has `prepare(page)` before the page opens, and
 * `start()` and `stop()` around the measured part; `stop` returns the tasks in ms.
 */

/** The browser's own long tasks (50 ms and more) under its throttling: wall-clock time, so only on a quiet machine. */
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

/** The thread's CPU time, multiplied: independent of other programs, for a busy machine. */
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
