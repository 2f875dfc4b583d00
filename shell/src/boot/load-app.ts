import { nextTask } from '@app/shared-ui/loading/next-task';

/**
 * Evaluates the app's modules in several tasks: one long task would block input on a slow phone for 200 ms. All of them are in the
 * entry's file.
 * @returns a function that renders the app
 */
export async function loadApp() {
  await import(/* webpackMode: "eager" */ './create-root.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@app/contract/shapes');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../session/session-query.ts');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app.tsx');
  await nextTask();
  return startApp;
}
