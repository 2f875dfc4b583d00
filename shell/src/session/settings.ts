import { SETTINGS_DEFAULTS as defaults, settingsFields as fields } from '@app/contract/sync-kinds';
import type { StoredDocument } from '@app/shared-ui/host';
import * as z from 'zod/mini';

// Missing values, and values of other versions of the product that this one cannot parse, get their default.
const or = z.catch;
const settingsSchema = z.object({
  notifications: or(fields.notifications, defaults.notifications),
  darkMode: or(fields.darkMode, defaults.darkMode),
  autoTheme: or(fields.autoTheme, defaults.autoTheme),
  sounds: or(fields.sounds, defaults.sounds),
  emailUpdates: or(fields.emailUpdates, defaults.emailUpdates),
  discreetMails: or(fields.discreetMails, defaults.discreetMails),
  asksEachTime: or(fields.asksEachTime, defaults.asksEachTime),
  reminderAt: or(fields.reminderAt, defaults.reminderAt),
  quietFrom: or(fields.quietFrom, defaults.quietFrom),
  quietTo: or(fields.quietTo, defaults.quietTo),
  pausedUntil: or(fields.pausedUntil, defaults.pausedUntil),
  offersPages: or(fields.offersPages, defaults.offersPages),
});

/** The user's settings (2§3, D23). Times are `HH:mm` in the device's time zone, `pausedUntil` is the day on which the pause ends. */
export type Settings = z.infer<typeof settingsSchema>;

/** Key of the only document of its kind. */
export const SETTINGS_KEY = 'settings';

export const readSettings = (document: StoredDocument | undefined): Settings =>
  z.parse(settingsSchema, document?.fields ?? {});
