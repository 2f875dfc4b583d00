import { isSharedComputer } from './shared-computer.ts';

const KEY = 'premiumMailSentOn';

/** When this device last asked for the mail about premium, if it did. */
export function premiumMailSentOn(): Date | undefined {
  try {
    const at = Number(window.localStorage.getItem(KEY));
    return at > 0 ? new Date(at) : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPremiumMail(): void {
  if (isSharedComputer()) return;
  try {
    window.localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // The next visit does not know of it.
  }
}
