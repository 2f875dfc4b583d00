import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { TakenJob } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { withTransaction } from '../../platform/mongo.ts';
import { issueToken } from './tokens.ts';
import type { User } from './user.model.ts';
import { findUserByEmail, findUserById } from './users.store.ts';

export const ACCOUNT_MAIL = 'account-mail';

const orderSchema = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.enum(['verify', 'reset']), email: z.string(), origin: z.string() }),
  /** To verify the address that a woman with an account wants instead of hers. */
  z.object({ purpose: z.literal('change'), userId: z.string(), email: z.string(), origin: z.string() }),
]);
type Order = z.infer<typeof orderSchema>;

/**
 * Orders a link for whoever owns an address. Whether anybody does is only looked up by the job: the call does the same work, and takes
 * the same time, for known and unknown addresses (V-10).
 * @param origin public origin for the link
 */
export async function orderAccountMail(
  { jobs }: Pick<Deps, 'jobs'>,
  order: Order,
  session?: ClientSession,
): Promise<void> {
  await jobs.enqueue(ACCOUNT_MAIL, order, { ...(session && { session }) });
}

/** Issues the link and hands the mail over, in one transaction; a second run of the same job does nothing. */
export async function sendAccountMail(
  { mail, clock }: Pick<Deps, 'mail' | 'clock'>,
  payload: unknown,
  job: TakenJob,
): Promise<void> {
  const order = orderSchema.parse(payload);
  const [owner, changing] = await Promise.all([
    findUserByEmail(order.email),
    order.purpose === 'change' ? findUserById(order.userId) : undefined,
  ]);
  // Of an address that somebody has, its owner hears, whatever was ordered.
  const user = owner ?? changing;
  const key = `account-mail:${job.id}`;
  if (!user || (await mail.isOrdered(key))) return;
  await withTransaction(async (session) => {
    const letter =
      user === changing
        ? await makeChangeMail(order, user, clock(), session)
        : await makeMail(order, user, clock(), session);
    if (letter) await mail.send(letter, { session, key });
  });
}

/** @returns nothing when she has changed her mind meanwhile */
async function makeChangeMail(
  { email, origin }: Order,
  user: User,
  now: Date,
  session: ClientSession,
): Promise<Mail | undefined> {
  if (user.pendingEmail !== email) return undefined;
  const token = await issueToken('change', user._id.toString(), now, session, email);
  const link = `${origin}/verify-email?token=${token}&cambio=1`;
  return { kind: 'verification', to: email, username: user.username, link, isChange: true };
}

async function makeMail({ purpose, origin }: Order, user: User, now: Date, session: ClientSession): Promise<Mail> {
  const to = { to: user.email, username: user.username };
  const owner = user._id.toString();
  if (purpose === 'reset')
    return {
      kind: 'reset',
      ...to,
      link: `${origin}/reset-password?token=${await issueToken('reset', owner, now, session, user.email)}`,
    };
  if (user.isEmailVerified || purpose === 'change') return { kind: 'account-exists', ...to, link: `${origin}/login` };
  return {
    kind: 'verification',
    ...to,
    link: `${origin}/verify-email?token=${await issueToken('verify', owner, now, session, user.email)}`,
  };
}
