import type { Device } from '@app/contract/devices';
import type { Context } from 'koa';
import mongoose, { Types } from 'mongoose';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { notFound } from '../../../platform/errors.ts';
import { hashedId } from '../../../platform/logger.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { noteEnds, noteEndsOf } from '../../../platform/sessions/session-ends.ts';
import { SessionModel, type SessionRecord } from '../../../platform/sessions/session.model.ts';
import type { CurrentUser } from '../../../platform/sessions/sessions.ts';
import { deviceLabel } from './device-label.ts';
import { DeviceModel, type DeviceRecord } from './device.model.ts';
import { findKnownDevice, forgetDevices } from './known-devices.ts';

const addressOfName = (id: string) => ({ document: `device/${id}`, field: 'name', version: 1 });

/** The user's name for a device; encrypted, like all user data. */
export const openDeviceName = (vault: Vault, { _id, name }: DeviceRecord): string | null =>
  name ? String(vault.open(addressOfName(_id.toString()), name)) : null;

export const findDevices = (userId: string, now: Date): Promise<DeviceRecord[]> =>
  DeviceModel.find({ uid: new Types.ObjectId(userId), expiresAt: mongoose.trusted({ $gt: now }) })
    .sort({ lastSeenAt: -1 })
    .lean();

/** Lists the known devices with their sessions, and the sessions of browsers that are not known (any more). */
export async function listDevices(ctx: Context, user: CurrentUser): Promise<Device[]> {
  const { clock, sessions, vaults } = ctx.deps;
  const now = clock();
  const [known, all, vault] = await Promise.all([
    findDevices(user.id, now),
    sessions.list(user.id),
    vaults.of(user.id),
  ]);
  const live = all.filter(({ expiresAt }) => expiresAt > now);
  const ids = new Set(known.map(({ _id }) => _id.toString()));
  const deviceOf = ({ deviceId }: SessionRecord) => {
    const id = deviceId?.toString();
    return id !== undefined && ids.has(id) ? id : undefined;
  };
  const devices = known.map((device) => {
    const id = device._id.toString();
    const own = live.filter((session) => deviceOf(session) === id);
    return present(device, openDeviceName(vault, device), own, user);
  });
  const others = live.filter((session) => deviceOf(session) === undefined);
  return [...devices, ...others.map((session) => presentSession(session, user))].toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt.localeCompare(a.lastSeenAt),
  );
}

function present(
  { _id, userAgent, city, country, firstSeenAt, lastSeenAt }: DeviceRecord,
  name: string | null,
  own: readonly SessionRecord[],
  user: CurrentUser,
): Device {
  const seen = Math.max(lastSeenAt.getTime(), ...own.map((session) => session.lastSeenAt.getTime()));
  return {
    id: _id.toString(),
    device: deviceLabel(userAgent),
    isKnown: true,
    name,
    city: city ?? null,
    country: country ?? null,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: new Date(seen).toISOString(),
    isCurrent: own.some((session) => session._id === user.sessionId),
    isSignedIn: own.length > 0,
  };
}

const presentSession = ({ _id, userAgent, createdAt, lastSeenAt }: SessionRecord, user: CurrentUser): Device => ({
  id: _id,
  device: deviceLabel(userAgent),
  isKnown: false,
  name: null,
  city: null,
  country: null,
  firstSeenAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent: _id === user.sessionId,
  isSignedIn: true,
});

/** @throws HttpProblem 404 */
export async function nameDevice(ctx: Context, user: CurrentUser, id: string, name: string | null): Promise<void> {
  const { clock, vaults } = ctx.deps;
  const sealed = name === null ? null : (await vaults.of(user.id)).seal(addressOfName(id), name);
  const { matchedCount } = await DeviceModel.updateOne(
    { _id: id, uid: new Types.ObjectId(user.id), expiresAt: mongoose.trusted({ $gt: clock() }) },
    { name: sealed },
  );
  if (matchedCount === 0) throw notFound();
}

/** Forgets a known browser and ends its sessions at once. @param id of a device, or of a session without one @throws HttpProblem 404 */
export async function forgetDevice(ctx: Context, user: CurrentUser, id: string): Promise<void> {
  const { sessions, logger } = ctx.deps;
  if (Types.ObjectId.isValid(id)) {
    for (const ended of await forgetKnown(user, id)) sessions.sessionEnded(ended, 'ended');
  } else if (!(await sessions.endSession(user.id, id, 'ended'))) throw notFound();
  logger.info({ user: hashedId(user.id), requestId: ctx.state.requestId }, 'device forgotten');
}

/**
 * Forgets every known browser but the calling one, and ends all other sessions: at once on this process, within two seconds on the others.
 * Devices first: a session that begins meanwhile on one of them is no known device's any more.
 */
export async function forgetOtherDevices(ctx: Context, user: CurrentUser): Promise<void> {
  const { sessions, logger } = ctx.deps;
  const here = await findKnownDevice(ctx, user.id);
  await withTransaction((session) => forgetDevices(user.id, session, here?.id));
  await sessions.endSessions(user.id, { except: user.sessionId, reason: 'ended' });
  logger.info({ user: hashedId(user.id), requestId: ctx.state.requestId }, 'other devices forgotten');
}

/** @returns ids of the ended sessions */
async function forgetKnown(user: CurrentUser, id: string): Promise<string[]> {
  return withTransaction(async (session) => {
    const uid = new Types.ObjectId(user.id);
    const { deletedCount } = await DeviceModel.deleteOne({ _id: id, uid }, { session });
    if (deletedCount === 0) throw notFound();
    const begun = await SessionModel.find({ uid, deviceId: new Types.ObjectId(id) }, { _id: 1 }, { session }).lean();
    const ended = begun.map(({ _id }) => _id);
    await noteEnds(ended, 'ended', session);
    await noteEndsOf(user.id, 'ended', { deviceId: id }, session);
    await SessionModel.deleteMany({ _id: mongoose.trusted({ $in: ended }) }, { session });
    return ended;
  });
}
