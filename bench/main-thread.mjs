/**
 * Records the tasks of a page's main thread by their CPU time, independent of other load on the machine.
 * @param {import('@playwright/test').CDPSession} devtools
 * @returns {Promise<() => Promise<number[]>>} stops recording and returns the ms of all tasks, longest first
 */
export async function watchMainThread(devtools) {
  const events = [];
  const collect = ({ value }) => void events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((resolve) => void devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    devtools.off('Tracing.dataCollected', collect);
    return tasksOf(events);
  };
}

const TASK = /(^|::)RunTask$/;

function tasksOf(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const times = threads.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && TASK.test(event.name) && event.tdur)
      .map(({ tdur }) => tdur / 1000),
  );
  // The busiest renderer is the page's; others wait in the background.
  const [busiest = []] = times.toSorted((a, b) => sum(b) - sum(a));
  return busiest.toSorted((a, b) => b - a);
}

const sum = (all) => all.reduce((total, one) => total + one, 0);
