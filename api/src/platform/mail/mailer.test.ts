import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { MailSink } from '../../../test/mail-sink.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { onTestDatabase } from '../../../test/test-database.ts';
import { OperatorKeys } from '../crypto/operator-keys.ts';
import { JobModel } from '../jobs/job.model.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Mailer } from './mailer.ts';

const clock = new TestClock();
const link = 'http://localhost:3000/verify-email?token=tvZfuW5qLxu0HqkCmQvXh3cM5b0bSgL0a1S9dO8yN2E';
const verification = { kind: 'verification', to: 'ana@example.com', username: 'Añá «la de siempre»', link } as const;

let dataDir = '';
const sink = new MailSink();
let smtpUrl = '';
const printed: string[] = [];

function setUp(SMTP_URL?: string, discreetSender?: string) {
  const jobs = new Jobs({
    operator: new OperatorKeys([randomBytes(32)]),
    clock: clock.now,
    logger: pino({ level: 'silent' }),
  });
  const env = {
    SMTP_URL,
    MAIL_FROM: 'Reencuentro <hola@reencuentro.example>',
    MAIL_FROM_DISCREET: discreetSender,
    DATA_DIR: dataDir,
    TIME_ZONE: 'Europe/Madrid',
  };
  const wantsDiscreet = ({ username }: { username?: string }) => Promise.resolve(username === 'Discreta');
  return { jobs, mailer: new Mailer({ env, jobs, print: (line) => printed.push(line), wantsDiscreet }) };
}

onTestDatabase();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reencuentro-mail-'));
  smtpUrl = await sink.start();
});
beforeEach(async () => {
  printed.length = 0;
  sink.received.length = 0;
  await JobModel.deleteMany({});
});
afterAll(async () => {
  await sink.stop();
  await rm(dataDir, { recursive: true });
});

it.each([
  ['an address without a name', undefined, { address: 'hola@reencuentro.example', name: '' }],
  ['its own sender', 'Avisos <avisos@example.com>', { address: 'avisos@example.com', name: 'Avisos' }],
])('D44: a discreet mail comes from %s, and another user’s from the usual one', async (_, discreetSender, from) => {
  const { jobs, mailer } = setUp(smtpUrl, discreetSender);
  await mailer.send({ ...verification, username: 'Discreta' });
  await jobs.runDue();
  await mailer.send(verification);
  await jobs.runDue();
  mailer.close();
  expect(sink.received.map((mail) => mail.from)).toEqual([
    from,
    { address: 'hola@reencuentro.example', name: 'Reencuentro' },
  ]);
});

it('sends through a mail server: HTML and text, UTF-8, marked as automatic', async () => {
  const { jobs, mailer } = setUp(smtpUrl);
  await mailer.send(verification);
  await jobs.runDue();
  mailer.close();
  expect(sink.received).toHaveLength(1);
  const [mail] = sink.received;
  expect(mail).toMatchObject({
    recipients: ['ana@example.com'],
    subject: 'Confirma tu correo',
    from: { address: 'hola@reencuentro.example' },
  });
  expect(mail?.text).toContain('Hola, Añá «la de siempre»:');
  expect(mail?.text).toContain(link);
  expect(mail?.html).toContain(link);
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(printed).toEqual([]);
});

it('waits for a mail server that refuses, then delivers under the same message id', async () => {
  const { jobs, mailer } = setUp(smtpUrl);
  sink.isRefusing = true;
  await mailer.send(verification);
  await jobs.runDue();
  expect(sink.received).toEqual([]);
  expect(await JobModel.countDocuments({ state: 'waiting', attempts: 1 })).toBe(1);
  sink.isRefusing = false;
  clock.advance(60_000);
  await jobs.runDue();
  mailer.close();
  const { _id } = (await JobModel.findOne().lean()) ?? {};
  expect(sink.received.map(({ messageId }) => messageId)).toEqual([`<${String(_id)}@reencuentro.example>`]);
});

it('queues while the mail server is down', async () => {
  const { jobs, mailer } = setUp('smtp://127.0.0.1:1');
  await mailer.send(verification);
  await jobs.runDue();
  mailer.close();
  expect(await JobModel.countDocuments({ state: 'waiting', attempts: 1 })).toBe(1);
});

it('I-06 a line break or a comma in an address adds neither headers nor recipients', async () => {
  const { jobs, mailer } = setUp(smtpUrl);
  for (const to of [
    'ana@example.com\r\nBcc: eva@example.com',
    'ana@example.com, eva@example.com',
    '"x" <eva@example.com>, ana@example.com',
  ]) {
    await mailer.send({ ...verification, to, username: 'Ana\r\nBcc: eva@example.com\r\n\r\nHola' });
  }
  await jobs.runDue();
  mailer.close();
  for (const mail of sink.received) {
    expect(mail.recipients.length).toBeLessThanOrEqual(1);
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
  }
});

it('D11 writes a complete message to the outbox and prints its link, readable by its owner alone', async () => {
  const { jobs, mailer } = setUp();
  await mailer.send(verification);
  await jobs.runDue();
  const folder = join(dataDir, 'outbox');
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z-verification-[0-9a-f]{24}\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const source = await readFile(join(folder, name));
  expect(source.toString('latin1')).toMatch(/charset=utf-8/i);
  const mail = await PostalMime.parse(source);
  expect(mail.to).toEqual([{ name: '', address: 'ana@example.com' }]);
  expect(mail.text).toContain(link);
  expect(mail.html).toContain(link);
  expect(printed).toEqual([`Mail to ana@example.com: ${link}`]);
});

it('D11 prints nothing when the public address is not plain http on this machine', async () => {
  const { jobs, mailer } = setUp();
  for (const origin of ['https://localhost', 'https://reencuentro.example', 'http://192.168.1.20:3000']) {
    await mailer.send({ ...verification, link: `${origin}/verify-email?token=x` });
  }
  await jobs.runDue();
  expect(printed).toEqual([]);
});
