import { discreetLooks, discreetLookOf } from '@app/contract/discreet-looks';
import { isReminderDueAt, type ReminderSettings } from '@app/contract/reminder-rule';
import { SETTINGS_DEFAULTS, settingsFields } from '@app/contract/sync-kinds';
import * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { PushDevice, ReminderRecord } from '../../account/reminders/reminder.model.ts';
import { findDue, forgetPushDevice, noteLook } from '../../account/reminders/reminder.repository.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { settingsOf } from '../settings-of.ts';
import { stopLink } from '../stop-links/stop-token.ts';
import { localMoment, nextTimeOf } from './local-time.ts';
import { openSubscription } from './push-subscription.ts';

const EVERY_MS = 60_000;
/** Most records that one run looks at; the next run goes on. */
const AT_ONCE = 1_000;

type Parts = Pick<Deps, 'jobs' | 'mail' | 'push' | 'vaults' | 'sessions' | 'clock' | 'env' | 'logger'>;
type Reader = Pick<User, '_id' | 'username' | 'email' | 'isActive' | 'isEmailVerified'>;

/** Words of the reminder; neutral, as other people may see the screen (D28). */
const WORDS = { title: 'Tu recordatorio', text: 'Es la hora que elegiste. Cuando quieras.' } as const;

export function defineReminders(deps: Parts): void {
  deps.jobs.every('reminders', EVERY_MS, () => sendReminders(deps));
}

async function sendReminders(deps: Parts): Promise<void> {
  for (const record of await findDue(deps.clock(), AT_ONCE)) {
    try {
      await look(deps, record);
    } catch (error) {
      // One account must not keep the others from being reminded.
      deps.logger.warn({ err: error }, 'reminder not sent');
    }
  }
}

/** Looks whether to remind a user now, notes when to look again, and reminds. */
async function look(deps: Parts, record: ReminderRecord): Promise<void> {
  const userId = record._id.toString();
  const user = await UserModel.findById(userId, {
    username: 1,
    email: 1,
    isActive: 1,
    isEmailVerified: 1,
  }).lean<Reader>();
  const hasWay = record.byMail || record.devices.length > 0;
  const settings = user?.isActive && hasWay ? await reminderSettings(deps, userId) : undefined;
  if (!user || !settings?.notifications || settings.reminderAt === null) {
    await noteLook(record, { nextAt: null });
    return;
  }
  const now = deps.clock();
  const moment = localMoment(now, record.timeZone);
  const isDue = isReminderDueAt(settings, moment, record.remindedOn);
  const nextAt = nextTimeOf(settings.reminderAt, now, record.timeZone);
  const isOurs = await noteLook(record, { nextAt, ...(isDue && { remindedOn: moment.day }) });
  if (!isDue || !isOurs) return;
  const isReached = await pushTo(deps, userId, record.devices);
  if (!isReached && record.byMail && user.isEmailVerified) await mailTo(deps, user, moment.day);
}

const or = z.catch;
const settingsSchema = z.object({
  notifications: or(settingsFields.notifications, SETTINGS_DEFAULTS.notifications),
  reminderAt: or(settingsFields.reminderAt, SETTINGS_DEFAULTS.reminderAt),
  quietFrom: or(settingsFields.quietFrom, SETTINGS_DEFAULTS.quietFrom),
  quietTo: or(settingsFields.quietTo, SETTINGS_DEFAULTS.quietTo),
  pausedUntil: or(settingsFields.pausedUntil, SETTINGS_DEFAULTS.pausedUntil),
});

async function reminderSettings({ vaults }: Parts, userId: string): Promise<ReminderSettings> {
  const fields = await settingsOf(vaults, userId, 'reminder');
  return z.parse(settingsSchema, Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])));
}

/** @returns whether the push service of at least one browser has taken the reminder */
async function pushTo(deps: Parts, userId: string, devices: readonly PushDevice[]): Promise<boolean> {
  const results = await Promise.all(devices.map((device) => pushToDevice(deps, userId, device)));
  return results.includes('sent');
}

async function pushToDevice({ vaults, push, sessions }: Parts, userId: string, device: PushDevice) {
  // A session that expired ends without any process ending it.
  const session = await sessions.find(device.sessionId);
  const isLive = session?.uid.toString() === userId;
  const look = discreetLookOf(device.look ?? undefined);
  const message = look ? { title: discreetLooks[look] } : WORDS;
  const vault = isLive ? await vaults.forService(userId, 'reminder') : undefined;
  const result = vault ? await push.send(openSubscription(vault, device), message) : 'gone';
  if (result === 'gone') await forgetPushDevice(userId, device.id);
  return result;
}

async function mailTo({ mail, vaults, env }: Parts, { _id, username, email }: Reader, day: string): Promise<void> {
  const userId = _id.toString();
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  await mail.send(
    {
      kind: 'reminder',
      to: email,
      username,
      link: `${origin}/`,
      stopLink: await stopLink(vaults, { origin, userId, mail: 'reminder' }),
    },
    { key: `reminder:${userId}:${day}` },
  );
}
