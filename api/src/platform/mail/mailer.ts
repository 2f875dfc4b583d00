import { join } from 'node:path';
import type { ClientSession } from 'mongoose';
import type { Env } from '../../env.ts';
import type { Jobs, PastJob, ClaimedJob } from '../jobs/jobs.ts';
import { type Delivery, outboxDelivery, smtpDelivery } from './delivery.ts';
import { type Mail, mailSchema } from './mail.ts';
import { type MailTrace, traceOf, traceSchema } from './mail-trace.ts';
import { isLoopbackLink } from './loopback.ts';
import type { DatedCursor } from '../cursor.ts';
import { renderTemplate } from './email-templates.ts';

const JOB = 'mail';

interface MailerOptions {
  readonly env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'TIME_ZONE'>;
  readonly jobs: Jobs;
  /** Where `Mail to <address>: <link>` goes on a development machine. */
  readonly print: (line: string) => void;
}

interface SendOptions {
  readonly session?: ClientSession;
  readonly key?: string;
}

/** A mail as the administrator sees it. */
export interface PastMail extends Omit<PastJob, 'about'> {
  /** Absent for mails ordered before traces were kept. */
  readonly trace: MailTrace | undefined;
}

const asPastMail = ({ about, ...job }: PastJob): PastMail => ({ ...job, trace: traceSchema.safeParse(about).data });

export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>): string => join(env.DATA_DIR, 'outbox');

/**
 * Orders mails. A mail is a job: it leaves after the answer, so no mail server can slow a call or tell known from unknown addresses,
 * and it is tried again until the server takes it.
 */
export class Mailer {
  readonly #env: MailerOptions['env'];
  readonly #jobs: Jobs;
  readonly #print: (line: string) => void;
  readonly #delivery: Delivery;
  readonly #listeners: ((mail: Mail) => Promise<void>)[] = [];

  constructor({ env, jobs, print }: MailerOptions) {
    this.#env = env;
    this.#jobs = jobs;
    this.#print = print;
    this.#delivery = env.SMTP_URL ? smtpDelivery(env.SMTP_URL) : outboxDelivery(outboxFolder(env));
    jobs.define(JOB, (payload, job) => this.#deliver(mailSchema.parse(payload), job));
  }

  /** Orders a mail, in the transaction of the change that it tells of; a second one of the same key is not sent. */
  async send(mail: Mail, { session, key }: SendOptions = {}): Promise<void> {
    await this.#jobs.enqueue(JOB, mail, { about: traceOf(mail), ...(session && { session }), ...(key && { key }) });
  }

  /** Whether a mail of this key was ordered within the last week. */
  async isOrdered(key: string): Promise<boolean> {
    return this.#jobs.has(key);
  }

  /** What became of the mails of the last week, the latest first; the place is that of the last one that the caller has. */
  async history(limit: number, before?: DatedCursor): Promise<PastMail[]> {
    return (await this.#jobs.history(JOB, limit, before)).map(asPastMail);
  }

  async past(id: string): Promise<PastMail | undefined> {
    const job = await this.#jobs.past(JOB, id);
    return job && asPastMail(job);
  }

  /** Tries a waiting mail at once. @returns false when it is not waiting any more */
  async runNow(id: string): Promise<boolean> {
    return this.#jobs.runNow(id);
  }

  /** Called when the mail server, or the outbox, has taken a mail. A listener that fails makes it leave again: let it be idempotent. */
  onDelivered(listener: (mail: Mail) => Promise<void>): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#delivery.close();
  }

  async #deliver(mail: Mail, { id, createdAt }: ClaimedJob): Promise<void> {
    const { SMTP_URL, MAIL_FROM, TIME_ZONE } = this.#env;
    await this.#delivery.deliver({
      id,
      kind: mail.kind,
      to: mail.to,
      from: MAIL_FROM,
      date: createdAt,
      email: renderTemplate(mail, TIME_ZONE),
    });
    if (!SMTP_URL && isLoopbackLink(mail.link)) this.#print(`Mail to ${mail.to}: ${mail.link}`);
    for (const listener of this.#listeners) await listener(mail);
  }
}
