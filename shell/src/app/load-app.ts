import { nextTask } from '@app/shared-ui/loading/next-task';

/**
 * Runs the code that the app is made of in steps, each in a task of its own: in one go it would keep a slow phone from answering her for
 * a fifth of a second. All of it is in the entry's own file.
 * @returns what puts the app into the page
 */
export async function loadApp() {
  await import(/* webpackMode: "eager" */ './create-root.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@app/contract/shapes');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../auth/session-query.ts');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app.tsx');
  await nextTask();
  return startApp;
}
