import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instantSchema } from './shapes.ts';
import { timeZoneSchema } from './time-zone.ts';

/** Hosts of the browsers' push services, whole or as `*.` and a domain. The server calls no others (I-08). */
const PUSH_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/** Whether an address is of a browser's push service. */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, password } = new URL(text);
  const isListed = PUSH_HOSTS.some((known) =>
    known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known,
  );
  return protocol === 'https:' && isListed && username === '' && password === '';
}

/** Ways in which reminders reach the user while the app is closed. */
export const remindersSchema = z.object({
  /** Key under which a browser subscribes to the server's messages (VAPID), base64url. */
  pushKey: z.string(),
  /** Whether this session's browser gets reminders. */
  isPushedHere: z.boolean(),
  /** Number of browsers that get reminders. */
  devices: z.number().check(z.int(), z.minimum(0)),
  /** Whether a mail is sent at the user's hour when no browser could be reached. */
  byMail: z.boolean(),
  /** Time from which the calendar feed's address works; the address itself is told only once. */
  feedSince: z.nullable(instantSchema),
});
export type Reminders = z.infer<typeof remindersSchema>;

export const getReminders = defineEndpoint({
  name: 'getReminders',
  method: 'GET',
  path: '/api/account/reminders',
  access: 'user',
  response: remindersSchema,
});

/** Sends reminders to this session's browser until the session ends or the user turns them off. 400 for an unknown push service. */
export const startPush = defineEndpoint({
  name: 'startPush',
  method: 'PUT',
  path: '/api/account/reminders/push',
  access: 'user',
  body: z.strictObject({
    endpoint: z
      .string()
      .check(z.maxLength(1_000), z.refine(isPushAddress, 'Este navegador usa un servicio de avisos que no conocemos')),
    /** The browser's public key and its secret, base64url, for the encryption of messages (RFC 8291). */
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, 'La clave no es válida')),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'La clave no es válida')),
    timeZone: timeZoneSchema,
  }),
});
export const endPush = defineEndpoint({
  name: 'endPush',
  method: 'DELETE',
  path: '/api/account/reminders/push',
  access: 'user',
});

export const setReminderMail = defineEndpoint({
  name: 'setReminderMail',
  method: 'PUT',
  path: '/api/account/reminders/mail',
  access: 'user',
  body: z.strictObject({ isOn: z.boolean(), timeZone: timeZoneSchema }),
});

/** First segment of the addresses of calendars. */
export const FEED_PLACE = '/agenda';

/** Makes a new private address of the calendar feed, told only in this answer; the former one ends. */
export const makeCalendarFeed = defineEndpoint({
  name: 'makeCalendarFeed',
  method: 'POST',
  path: '/api/account/reminders/calendar',
  access: 'user',
  response: z.object({ path: z.string() }),
});
export const endCalendarFeed = defineEndpoint({
  name: 'endCalendarFeed',
  method: 'DELETE',
  path: '/api/account/reminders/calendar',
  access: 'user',
});
