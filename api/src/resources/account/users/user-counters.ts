import type { ClientSession } from 'mongoose';
import { type CounterName, COUNTERS_ID, UserCountersModel } from './user-counters.model.ts';
import type { User } from './user.model.ts';
import { addToMinutes, type MinuteChange } from './minute-counters.ts';

/** The fields of an account that the counters depend on. */
export type CountedUser = Pick<User, 'role' | 'isActive' | 'isEmailVerified' | 'createdAt' | 'lastActiveAt'>;

const countersOf = (user: CountedUser | undefined): Readonly<Record<CounterName, number>> => ({
  total: Number(user !== undefined),
  active: Number(user?.isActive === true),
  administrators: Number(user?.role === 'admin'),
  verified: Number(user?.isEmailVerified === true),
});

/** Dates of a user for the histograms; a blocked user has no activity there and is never online. */
function datesOf(user: CountedUser | undefined): MinuteChange[] {
  if (!user) return [];
  const { createdAt, lastActiveAt, isActive } = user;
  return [
    { name: 'registered', at: createdAt, by: 1 },
    ...(isActive && lastActiveAt ? [{ name: 'active' as const, at: lastActiveAt, by: 1 }] : []),
  ];
}

/** Adds to the counters; writes nothing if nothing changes. */
export async function addToCounters(
  changes: Readonly<Record<CounterName, number>>,
  session?: ClientSession,
): Promise<void> {
  const $inc = Object.fromEntries(Object.entries(changes).filter(([, by]) => by !== 0));
  if (Object.keys($inc).length === 0) return;
  await UserCountersModel.updateOne({ _id: COUNTERS_ID }, { $inc }, { upsert: true, ...(session && { session }) });
}

/**
 * Updates the counters for a change of an account, in its transaction.
 * @param before the account before the change, `undefined` for a new one
 * @param after the account after the change, `undefined` for a deleted one
 */
export async function countUser(
  before: CountedUser | undefined,
  after: CountedUser | undefined,
  session?: ClientSession,
): Promise<void> {
  const [was, is] = [countersOf(before), countersOf(after)];
  await addToCounters(
    {
      total: is.total - was.total,
      active: is.active - was.active,
      administrators: is.administrators - was.administrators,
      verified: is.verified - was.verified,
    },
    session,
  );
  const left = datesOf(before).map((change) => ({ ...change, by: -1 }));
  const come = datesOf(after);
  const isSame = (a: MinuteChange, b: MinuteChange) => a.name === b.name && a.at.getTime() === b.at.getTime();
  const changes = [
    ...left.filter((change) => !come.some((other) => isSame(change, other))),
    ...come.filter((change) => !left.some((other) => isSame(change, other))),
  ];
  // The system clock, not the request's: it only decides which dates are too old to matter.
  await addToMinutes(changes, new Date(), session);
}
