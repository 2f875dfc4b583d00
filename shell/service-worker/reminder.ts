import { DISCREET_COOKIE, discreetLookOf, discreetLooks } from '@app/contract/discreet-looks';

/** Shown where the message cannot be read: neutral, as all of it is (D28). */
const TITLE = 'Tu recordatorio';

interface Reminder {
  readonly title: string;
  readonly options: { readonly tag: string; readonly body?: string };
}

/**
 * What a reminder shows. One of the same day by an open page has the same tag: it is replaced.
 * @param text JSON of the server: `title`, and `text` unless the device was discreet
 * @param look what a discreet device calls itself: then its name, and no text (D44)
 */
export function reminderOf(text: string | undefined, look: string | undefined): Reminder {
  const message = parse(text);
  const title = look ?? wordsIn(message, 'title') ?? TITLE;
  const body = look === undefined ? wordsIn(message, 'text') : undefined;
  return { title, options: { tag: 'daily', ...(body !== undefined && { body }) } };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function wordsIn(message: unknown, name: 'title' | 'text'): string | undefined {
  const value: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

interface CookieScope {
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string | undefined } | null> };
}

/** The device's look now: it may have changed since the server was told. Without this interface the server's knowledge counts. */
export async function lookNow({ cookieStore }: CookieScope): Promise<string | undefined> {
  const cookie = await cookieStore?.get(DISCREET_COOKIE).catch(() => null);
  const look = discreetLookOf(cookie?.value);
  return look && discreetLooks[look];
}
