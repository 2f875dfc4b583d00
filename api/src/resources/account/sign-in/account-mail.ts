import { randomInt } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import * as z from 'zod';
import type { Deps } from '../../../deps.ts';
import type { ClaimedJob } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { findPendingToMail, issuePendingProofs } from './pending-registrations.ts';
import { issueToken } from '../tokens/tokens.ts';
import type { User } from '../users/user.model.ts';
import { findUserByEmail, findUserById } from '../users/user.repository.ts';

export const ACCOUNT_MAIL = 'account-mail';

const orderSchema = z.discriminatedUnion('purpose', [
  /** `registration`, or else `browser`, identifies the pending registration where several have the same address. */
  z.object({
    purpose: z.enum(['verify', 'reset']),
    email: z.string(),
    origin: z.string(),
    registration: z.optional(z.string()),
    browser: z.optional(z.string()),
  }),
  /** Verifies the new address that a user of an existing account has requested. */
  z.object({ purpose: z.literal('change'), userId: z.string(), email: z.string(), origin: z.string() }),
]);
type Order = z.infer<typeof orderSchema>;

/**
 * Milliseconds before a mail about an account is prepared. Only known addresses cause further work, which would slow down the attacker's
 * next call (V-10); a random delay decouples the two. There is no delay on a development machine.
 */
const WAITS_MS = { atLeast: 2_000, below: 20_000 };

/**
 * Enqueues a mail with a link to an address. Only the job looks up whether there is an account: the call does the same work, in the same
 * time, for known and unknown addresses (V-10).
 * @param origin public origin for the link
 */
export async function orderAccountMail(
  { jobs, env, clock }: Pick<Deps, 'jobs' | 'env' | 'clock'>,
  order: Order,
  session?: ClientSession,
): Promise<void> {
  const waitsMs = env.isHttps ? randomInt(WAITS_MS.atLeast, WAITS_MS.below) : 0;
  await jobs.enqueue(ACCOUNT_MAIL, order, {
    runAt: new Date(clock().getTime() + waitsMs),
    ...(session && { session }),
  });
}

/** Issues the link and enqueues the mail in one transaction. Idempotent per job. */
export async function sendAccountMail(
  { mail, clock, secrets }: Pick<Deps, 'mail' | 'clock' | 'secrets'>,
  payload: unknown,
  job: ClaimedJob,
): Promise<void> {
  const order = orderSchema.parse(payload);
  const now = clock();
  const key = `account-mail:${job.id}`;
  if (await mail.isOrdered(key)) return;
  // The owner of an account with this address gets the mail, whatever was requested.
  const owner = await findUserByEmail(order.email);
  await withTransaction(async (session) => {
    const letter = owner
      ? await makeOwnersMail(order, owner, now, session)
      : order.purpose === 'change'
        ? await makeChangeMail(order, now, session)
        : await makePendingMail(order, { now, pepper: secrets.pepper }, session);
    if (letter) await mail.send(letter, { session, key });
  });
}

/** @returns `undefined` if the user has meanwhile requested another change, or cancelled this one */
async function makeChangeMail(
  { email, origin, userId }: Extract<Order, { purpose: 'change' }>,
  now: Date,
  session: ClientSession,
): Promise<Mail | undefined> {
  const user = await findUserById(userId, session);
  if (user?.pendingEmail !== email) return undefined;
  const token = await issueToken('change', userId, now, session, email);
  const link = `${origin}/verify-email?token=${token}&cambio=1`;
  return { kind: 'verification', to: email, username: user.username, userId, link, isChange: true };
}

/**
 * Makes the mail of a pending registration. A reset request gets the activation link too: in another browser the activation asks for the
 * password, and explains what to do.
 */
async function makePendingMail(
  { email, origin, registration, browser }: Extract<Order, { purpose: 'verify' | 'reset' }>,
  at: { readonly now: Date; readonly pepper: Buffer },
  session: ClientSession,
): Promise<Mail | undefined> {
  const pending = await findPendingToMail(
    { email, ...(registration && { id: registration }), ...(browser && { browserHash: browser }) },
    at.now,
  );
  if (!pending) return undefined;
  const { token, code } = await issuePendingProofs(pending, at, session);
  const link = `${origin}/verify-email?token=${token}`;
  return { kind: 'verification', to: email, username: pending.username, link, code };
}

async function makeOwnersMail(
  { purpose, origin }: Order,
  user: User,
  now: Date,
  session: ClientSession,
): Promise<Mail> {
  const to = { to: user.email, username: user.username };
  if (purpose !== 'reset') return { kind: 'account-exists', ...to, link: `${origin}/login` };
  const token = await issueToken('reset', user._id.toString(), now, session, user.email);
  return { kind: 'reset', ...to, link: `${origin}/reset-password?token=${token}` };
}
