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
export function processorMeter(slowdown, browser) {
  let page;
  return {
    prepare: (opened) => void (page = opened),
    throttle: () => undefined,
    start: () => browser.startTracing(page, { categories: ['toplevel'] }),
    stop: async () => {
      const { traceEvents } = JSON.parse(Buffer.from(await browser.stopTracing()).toString());
      const mainThreads = new Set(
        traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
      );
      return traceEvents
        .filter((event) => event.name.endsWith('RunTask') && event.tdur && mainThreads.has(threadOf(event)))
        .map(({ tdur }) => (tdur / 1000) * slowdown);
    },
  };
}

const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
