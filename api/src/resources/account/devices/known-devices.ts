import type { Context } from 'koa';
import mongoose, { type ClientSession, Types } from 'mongoose';
import { newToken } from '../tokens/tokens.ts';
import { deviceHashOf, deviceKeptMs, deviceTokensOf, keepDeviceToken } from './device-cookie.ts';
import { DeviceModel } from './device.model.ts';

const DEVICES_PER_ACCOUNT = 20;
const USER_AGENT_MAX = 300;

interface FoundDevice {
  readonly id: string;
  readonly token: string;
}

/**
 * The device of a request, if the account knows it. Accounts that do not exist cause the same work (V-09).
 * @param account id of the account, or what was typed if there is none
 */
export async function findKnownDevice(ctx: Context, account: string): Promise<FoundDevice | undefined> {
  const tokens = new Map(deviceTokensOf(ctx).map((token) => [deviceHashOf(account, token), token]));
  const found = await DeviceModel.findOne({
    hash: mongoose.trusted({ $in: [...tokens.keys()] }),
    expiresAt: mongoose.trusted({ $gt: ctx.deps.clock() }),
  }).lean();
  const token = found && tokens.get(found.hash);
  return found && token ? { id: found._id.toString(), token } : undefined;
}

/** Registers this browser as known to an account, or updates when it was last seen. @returns its id, and whether it is new */
export async function rememberDevice(ctx: Context, userId: string): Promise<{ id: Types.ObjectId; isNew: boolean }> {
  const now = ctx.deps.clock();
  const known = await findKnownDevice(ctx, userId);
  const token = known?.token ?? newToken();
  const uid = new Types.ObjectId(userId);
  const seen = {
    userAgent: ctx.get('user-agent').slice(0, USER_AGENT_MAX),
    lastSeenAt: now,
    ...(await ctx.deps.geo.locate(ctx.ip)),
    expiresAt: new Date(now.getTime() + deviceKeptMs(ctx)),
  };
  const { _id } = await DeviceModel.findOneAndUpdate(
    { hash: deviceHashOf(userId, token) },
    { $set: seen, $setOnInsert: { uid, firstSeenAt: now } },
    { upsert: true, returnDocument: 'after', projection: { _id: 1 } },
  )
    .orFail()
    .lean();
  keepDeviceToken(ctx, token);
  if (!known) await dropSurplus(uid);
  return { id: _id, isNew: !known };
}

async function dropSurplus(uid: Types.ObjectId): Promise<void> {
  const surplus = await DeviceModel.find({ uid }, { _id: 1 }).sort({ lastSeenAt: -1 }).skip(DEVICES_PER_ACCOUNT).lean();
  if (surplus.length > 0)
    await DeviceModel.deleteMany({ _id: mongoose.trusted({ $in: surplus.map(({ _id }) => _id) }) });
}

/** Forgets every device of an account, or all but one. */
export async function forgetDevices(userId: string, session: ClientSession, except?: string): Promise<void> {
  const others = except === undefined ? {} : { _id: mongoose.trusted({ $ne: new Types.ObjectId(except) }) };
  await DeviceModel.deleteMany({ uid: new Types.ObjectId(userId), ...others }, { session });
}

/** The user's names for devices are deleted with all other data that the user wrote; the browsers stay known. */
export async function forgetDeviceNames(userId: string, session: ClientSession): Promise<void> {
  await DeviceModel.updateMany({ uid: new Types.ObjectId(userId) }, { name: null }, { session });
}

/** Deletes the places of old sign-ins (G-04). */
export async function forgetOldPlaces(before: Date): Promise<void> {
  await DeviceModel.updateMany(
    { country: mongoose.trusted({ $type: 'string' }), lastSeenAt: mongoose.trusted({ $lt: before }) },
    { city: null, country: null },
  );
}
