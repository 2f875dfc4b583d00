import { isSignOutPending } from './sign-out-state.ts';

/**
 * Finishes a sign-out that its page could not: clears the device, which may be half cleared, and ends the session.
 * @returns true when nothing is pending any more; false while the server is unreachable: then nobody may be shown as signed in
 */
export async function finishPendingSignOut(): Promise<boolean> {
  if (!isSignOutPending()) return true;
  try {
    // In an existing chunk: a new one would add to the weight of every sign-in.
    const { finishSignOut } = await import(/* webpackChunkName: "signed-in" */ './finish-sign-out.ts');
    // The chunk may take seconds: a sign-in in another tab has ended what was pending.
    if (isSignOutPending()) await finishSignOut({ wasCut: true });
    return true;
  } catch {
    return false;
  }
}
