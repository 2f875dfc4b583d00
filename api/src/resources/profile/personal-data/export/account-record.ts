import { Types } from 'mongoose';
import type { Vault } from '../../../../platform/crypto/vault.ts';
import type { SessionRecord } from '../../../../platform/sessions/session.model.ts';
import { deviceLabel } from '../../../account/devices/device-label.ts';
import type { User } from '../../../account/users/user.model.ts';
import { ContactMessageModel } from '../../../outreach/contact/contact.model.ts';
import { findReminders } from '../../../account/reminders/reminder.repository.ts';
import { findDevices, openDeviceName } from '../../../account/devices/device-list.ts';
import { ShelfModel } from '../../../library/shelf.model.ts';
import { PremiumClickModel } from '../../../programme/premium/premium-click.model.ts';
import { ProgressModel, type ProgressRecord } from '../../../programme/progress/progress.model.ts';
import type { ArchivedProgress, ArchivedShelf } from './archive-format.ts';

/**
 * All data of the account about the user (G-01). It omits what only protects the account: hashes, keys, the secret of the second factor,
 * the search index. An archive may be opened anywhere.
 */
export function presentAccount(user: User) {
  const { _id, usernameKey: _1, usernameLook: _2, fold: _3, searchWords: _4, ...rest } = user;
  const { passwordHash: _5, dataKey: _6, dataKeyId: _7, secondFactor, ...facts } = rest;
  return {
    id: _id.toString(),
    ...facts,
    secondFactor: { isOn: secondFactor?.isOn === true, since: (secondFactor?.isOn && secondFactor.onSince) || null },
  };
}

export const presentSessions = (sessions: readonly SessionRecord[]) =>
  sessions.map(({ userAgent, ip, createdAt, lastSeenAt, expiresAt, confirmedAt }) => ({
    device: deviceLabel(userAgent),
    userAgent,
    ip,
    createdAt,
    lastSeenAt,
    expiresAt,
    confirmedAt,
  }));

/** Reads the known devices, without their identifiers. */
export async function readDevices(userId: string, vault: Vault, now: Date) {
  const found = await findDevices(userId, now);
  return found.map((device) => ({
    name: openDeviceName(vault, device),
    device: deviceLabel(device.userAgent),
    userAgent: device.userAgent,
    city: device.city ?? null,
    country: device.country ?? null,
    firstSeenAt: device.firstSeenAt,
    lastSeenAt: device.lastSeenAt,
    expiresAt: device.expiresAt,
  }));
}

/** Reads how reminders reach the user, without what would let others send or read them. */
export async function readReminders(userId: string) {
  const found = await findReminders(userId);
  if (!found) return null;
  const { timeZone, byMail, remindedOn, devices, feedSince } = found;
  return {
    timeZone,
    byMail,
    remindedOn,
    devices: devices.map(({ look, since }) => ({ look, since })),
    calendarSince: feedSince ?? null,
  };
}

export async function readPremiumInterest(userId: string) {
  const click = await PremiumClickModel.findOne({ userId }, { _id: 0, userId: 0 }).lean();
  return click ?? null;
}

/** The user's messages to the support team. */
export async function readContactMessages(userId: string, vault: Vault) {
  const found = await ContactMessageModel.find({ userId: new Types.ObjectId(userId) })
    .sort({ at: 1 })
    .lean();
  return found.map(({ _id, sealed, at }) => ({
    at,
    message: vault.open({ document: `contact/${_id.toString()}`, field: 'message', version: 1 }, sealed),
  }));
}

export async function readShelf(userId: string): Promise<ArchivedShelf> {
  const shelf = await ShelfModel.findById(userId).lean();
  return { saved: asText(shelf?.saved), positions: shelf?.positions ?? {} };
}

export async function readProgress(userId: string): Promise<ArchivedProgress> {
  const progress = await ProgressModel.findById(userId, { statuses: 1, changedAt: 1 }).lean<Partial<ProgressRecord>>();
  return { statuses: progress?.statuses ?? {}, changedAt: asText(progress?.changedAt) };
}

const asText = (dates: Readonly<Record<string, Date>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(dates).map(([key, at]) => [key, at.toISOString()]));
