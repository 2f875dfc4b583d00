import { nextTask } from '@app/shared-ui/loading/next-task';

/**
 * Runs the code that is there once somebody is signed in, in steps, as `loadApp` does with the entry: what keeps her documents, dialogs,
 * what remotes are given, the frame around the page. All of it is in one file.
 * @returns the component of it all
 */
export async function loadSignedIn() {
  await import(/* webpackMode: "eager" */ '../sync/sync-client.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../sync/notices/sign-out-provider.tsx');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shell-host.tsx');
  await nextTask();
  const { SignedIn } = await import(/* webpackMode: "eager" */ './signed-in.tsx');
  await nextTask();
  return SignedIn;
}
