import type { SettingsField } from '@app/contract/sync-kinds';

/**
 * Settings that the account also holds in clear: who gets the weekly mail (D23), whose mails do not name the product, and who is asked for
 * the password each time (D44). Each is off until the user sets it.
 */
export const COPIED_SETTINGS = ['emailUpdates', 'discreetMails', 'asksEachTime'] as const satisfies SettingsField[];
export type CopiedSetting = (typeof COPIED_SETTINGS)[number];
