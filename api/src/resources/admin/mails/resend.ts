import type { ClientSession } from 'mongoose';
import type { Deps } from '../../../deps.ts';
import type { PastMail } from '../../../platform/mail/mailer.ts';
import { orderAccountMail } from '../../account/sign-in/account-mail.ts';

/** Mails whose link is used or expired: sending them again requires a new link. */
const LINK_PURPOSE: Readonly<Record<string, 'verify' | 'reset'>> = {
  verification: 'verify',
  'account-exists': 'verify',
  reset: 'reset',
};

/** Whether a mail can be sent again: it is still stored, or can be created anew. */
export const canResend = ({ state, trace }: PastMail): boolean =>
  state === 'waiting' || trace?.mail !== undefined || (trace !== undefined && trace.kind in LINK_PURPOSE);

/** Enqueues a mail again; one that is still pending is left to `runNow`. */
export async function resend(
  deps: Pick<Deps, 'mail' | 'jobs' | 'env' | 'clock'>,
  { state, trace }: PastMail,
  origin: string,
  session: ClientSession,
): Promise<void> {
  if (state === 'waiting' || !trace) return;
  const purpose = LINK_PURPOSE[trace.kind];
  if (purpose) await orderAccountMail(deps, { purpose, email: trace.to, origin }, session);
  else if (trace.mail) await deps.mail.send(trace.mail, { session });
}
