import { nextTask } from '@app/shared-ui/loading/next-task';

/**
 * Evaluates the modules of signed-in pages in several tasks, as `loadApp` does with the entry: documents, dialogs, host API, page frame.
 * All of them are in one file.
 * @returns the component of signed-in pages
 */
export async function loadSignedIn() {
  await import(/* webpackMode: "eager" */ '@app/sync/sync-client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../sync/notices/sign-out-provider.tsx');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shell-host.tsx');
  await nextTask();
  const { SignedIn } = await import(/* webpackMode: "eager" */ './signed-in.tsx');
  await nextTask();
  return SignedIn;
}
