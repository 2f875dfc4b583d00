import type { EmailContent } from './email-content.ts';
import type { Mail, MailKind } from './mail.ts';

export type MailOf<K extends MailKind> = Extract<Mail, { kind: K }>;
/** Parts of a mail that a template writes; the renderer adds the link and the signature. */
export type Written = Omit<EmailContent, 'link' | 'isUnsigned'>;
export type Templates<Kind extends MailKind = MailKind> = {
  readonly [K in Kind]: (mail: MailOf<K>, timeZone: string) => Written;
};

export const hello = (username: string) => `Hola, ${username}:`;
/** Names the zone, as a reader on the other side of the sea would take the time for one of her own clock. */
export const dayAndTime = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('es-ES', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  }).format(new Date(at));
