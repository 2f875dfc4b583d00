import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { RenderedEmail, MailKind } from './mail.ts';

/** A mail to deliver: the id and the time are the job's, so that a second attempt makes the same message. */
interface Envelope {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly from: string;
  readonly date: Date;
  readonly email: RenderedEmail;
}

/** Delivers a mail, or throws: then the job retries it. */
export interface Delivery {
  deliver(envelope: Envelope): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

function messageOf({ id, to, from, date, email }: Envelope) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // The address is an object, so that a comma or a line break in it names nobody else (I-06).
    to: { name: '', address: to },
    date,
    messageId: `<${id}@${domain}>`,
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(email.stopLink && {
        'List-Unsubscribe': `<${email.stopLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Sends through the server of `SMTP_URL`. */
export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async deliver(envelope) {
      await transport.sendMail({ ...messageOf(envelope), disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
}

/** Delivers without a mail server: each message becomes a file `<ISO time>-<kind>-<random>.eml`. */
export function outboxDelivery(folder: string): Delivery {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(envelope) {
      const { message } = await transport.sendMail(messageOf(envelope));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${envelope.date.toISOString()}-${envelope.kind}-${envelope.id}.eml`);
      await writeFile(`${path}.new`, message, { mode: 0o600 });
      await rename(`${path}.new`, path);
    },
    close: () => transport.close(),
  };
}
