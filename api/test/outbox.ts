import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import PostalMime, { type Email } from 'postal-mime';
import { JobModel } from '../src/platform/jobs/job.model.ts';
import type { TestServer } from './test-server.ts';

/** A mail as its reader sees it. */
export interface TestMail extends Email {
  readonly kind: string;
  /** Target of its button. */
  readonly link: string;
  /** The token in that link, or ''. */
  readonly token: string;
}

/** Until every due job is done, those of the start too. Also waits for what the server's own runner has claimed. */
export async function runDueJobs({ api }: TestServer): Promise<void> {
  const { jobs, clock } = api.deps;
  while (await JobModel.exists({ state: 'waiting', runAt: mongoose.trusted({ $lte: clock() }) })) await jobs.runDue();
}

/** All mails to an address, oldest first, after every due job has run. */
export async function mailsTo(server: TestServer, address: string): Promise<TestMail[]> {
  await runDueJobs(server);
  const { env } = server.api.deps;
  const folder = join(env.DATA_DIR, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .toSorted((one, other) => (madeAt(one) < madeAt(other) ? -1 : 1))
      .map((name) => readMail(folder, name)),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === address);
}

/** The newest mail to an address. */
export async function lastMailTo(server: TestServer, address: string): Promise<TestMail> {
  const mail = (await mailsTo(server, address)).at(-1);
  if (mail) return mail;
  const failed = await JobModel.find({ lastError: mongoose.trusted({ $ne: null }) }).lean();
  throw new Error(
    `no mail to ${address}; failed: ${failed.map(({ kind, lastError }) => `${kind} ${lastError}`).join(', ')}`,
  );
}

/** Sort key of a file `<time>-<kind>-<id of the job>.eml`: of two mails of one millisecond, the one ordered first comes first. */
const madeAt = (name: string): string => name.slice(0, 24) + name.slice(-28);

async function readMail(folder: string, name: string): Promise<TestMail> {
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
  return {
    ...mail,
    kind: name.slice(25, -29),
    link,
    token: URL.canParse(link) ? (new URL(link).searchParams.get('token') ?? '') : '',
  };
}
