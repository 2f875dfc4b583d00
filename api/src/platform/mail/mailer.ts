import { join } from 'node:path';
import type { ClientSession } from 'mongoose';
import type { Env } from '../env.ts';
import type { Jobs, PastJob, ClaimedJob } from '../jobs/jobs.ts';
import { type Delivery, outboxDelivery, smtpDelivery } from './delivery.ts';
import { type Mail, mailSchema } from './mail.ts';
import { type MailTrace, traceOf, traceSchema } from './mail-trace.ts';
import { isLoopbackHost } from '../http/local-host.ts';
import type { DatedCursor } from '../cursor.ts';
import { renderTemplate } from './email-templates.ts';

const JOB = 'mail';

/** Names of the account that a mail is about. */
export interface MailedAccount {
  readonly to: string;
  readonly username?: string;
  readonly userId?: string | undefined;
}

interface MailerOptions {
  readonly env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_FROM_DISCREET' | 'DATA_DIR' | 'TIME_ZONE'>;
  readonly jobs: Jobs;
  /** Whether mails to this user name the product nowhere (D44). Asked when a mail is delivered. */
  readonly wantsDiscreet: (user: MailedAccount) => Promise<boolean>;
  /** Prints `Mail to <address>: <link>` on a development machine. */
  readonly print: (line: string) => void;
}

interface SendOptions {
  readonly session?: ClientSession;
  readonly key?: string;
}

/** A mail as the administrator sees it. */
export interface PastMail extends Omit<PastJob, 'about'> {
  /** Trace of the mail; absent where the key that it was sealed with is lost. */
  readonly trace: MailTrace | undefined;
}

const asPastMail = ({ about, ...job }: PastJob): PastMail => ({ ...job, trace: traceSchema.safeParse(about).data });

export const outboxFolder = (env: Pick<Env, 'DATA_DIR'>): string => join(env.DATA_DIR, 'outbox');

/** True for plain http on this machine: a development set-up, whose terminal may show mails (D11). */
function isLoopbackLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, host } = new URL(link);
  return protocol === 'http:' && isLoopbackHost(host);
}

/** A sender without its name. */
const addressOf = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/**
 * Enqueues mails. A mail is a job: it is sent after the answer, so that no mail server slows a call or reveals which addresses are known,
 * and retried for about a day.
 */
export class Mailer {
  readonly #env: MailerOptions['env'];
  readonly #jobs: Jobs;
  readonly #print: (line: string) => void;
  readonly #wantsDiscreet: MailerOptions['wantsDiscreet'];
  readonly #delivery: Delivery;
  readonly #listeners: ((mail: Mail) => Promise<void>)[] = [];
  readonly #preparers: ((mail: Mail, id: string) => Promise<void>)[] = [];

  constructor({ env, jobs, print, wantsDiscreet }: MailerOptions) {
    this.#env = env;
    this.#jobs = jobs;
    this.#print = print;
    this.#wantsDiscreet = wantsDiscreet;
    this.#delivery = env.SMTP_URL ? smtpDelivery(env.SMTP_URL) : outboxDelivery(outboxFolder(env));
    jobs.define(JOB, (payload, job) => this.#deliver(mailSchema.parse(payload), job));
  }

  /** Enqueues a mail, in the transaction of the change that it reports; idempotent by `key`. */
  async send(mail: Mail, { session, key }: SendOptions = {}): Promise<void> {
    await this.#jobs.enqueue(JOB, mail, { about: traceOf(mail), ...(session && { session }), ...(key && { key }) });
  }

  /** Whether a mail of this key was ordered within the last week. */
  async isOrdered(key: string): Promise<boolean> {
    return this.#jobs.has(key);
  }

  /** Mails of the last week with their state, the latest first; keyset pagination by `before`. */
  async history(limit: number, before?: DatedCursor): Promise<PastMail[]> {
    return (await this.#jobs.history(JOB, limit, before)).map(asPastMail);
  }

  async past(id: string): Promise<PastMail | undefined> {
    const job = await this.#jobs.past(JOB, id);
    return job && asPastMail(job);
  }

  /** Retries a waiting mail at once. @returns false when it is not waiting any more */
  async runNow(id: string): Promise<boolean> {
    return this.#jobs.runNow(id);
  }

  /** Called when the mail server, or the outbox, has accepted a mail. A listener that fails causes another attempt: it must be idempotent. */
  onDelivered(listener: (mail: Mail) => Promise<void>): void {
    this.#listeners.push(listener);
  }

  /** Called before each attempt to deliver a mail, with the id of its job: it must be idempotent. */
  onDelivering(preparer: (mail: Mail, id: string) => Promise<void>): void {
    this.#preparers.push(preparer);
  }

  close(): void {
    this.#delivery.close();
  }

  async #deliver(mail: Mail, { id, createdAt }: ClaimedJob): Promise<void> {
    const { SMTP_URL, MAIL_FROM, MAIL_FROM_DISCREET, TIME_ZONE } = this.#env;
    for (const prepare of this.#preparers) await prepare(mail, id);
    const isDiscreet = await this.#wantsDiscreet(mail);
    await this.#delivery.deliver({
      id,
      kind: mail.kind,
      to: mail.to,
      from: isDiscreet ? (MAIL_FROM_DISCREET ?? addressOf(MAIL_FROM)) : MAIL_FROM,
      date: createdAt,
      email: renderTemplate(mail, { timeZone: TIME_ZONE, isDiscreet }),
    });
    if (!SMTP_URL && isLoopbackLink(mail.link)) this.#print(`Mail to ${mail.to}: ${mail.link}`);
    for (const listener of this.#listeners) await listener(mail);
  }
}
