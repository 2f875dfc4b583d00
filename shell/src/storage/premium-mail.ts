import { readLocal, writeLocal } from './local-text.ts';
import { isSharedComputer } from './shared-computer.ts';

const KEY = 'premiumMailSentOn';

/** When this device last asked for the mail about premium, if it did. */
export function premiumMailSentOn(): Date | undefined {
  const at = Number(readLocal(KEY));
  return at > 0 ? new Date(at) : undefined;
}

/** Where it cannot be kept, the next visit does not know of it. */
export function rememberPremiumMail(): void {
  if (!isSharedComputer()) writeLocal(KEY, String(Date.now()));
}
