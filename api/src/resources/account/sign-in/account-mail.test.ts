import mongoose from 'mongoose';
import { MailSink } from '../../../../test/mail-sink.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { until } from '../../../../test/until.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';

const sink = new MailSink();
let nodes: TestServer[] = [];
beforeAll(async () => {
  const env = { SMTP_URL: await sink.start(), PUBLIC_URL: 'http://reencuentro.test' };
  const first = await startTestServer({ env });
  nodes = [first, await startTestServer({ beside: first, env })];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.stop();
  await sink.stop();
});

/** Waits until no process has a due job. */
async function allDone(): Promise<void> {
  const isDue = () =>
    JobModel.exists({ state: 'waiting', runAt: mongoose.trusted({ $lte: nodes[0]?.clock.now() ?? new Date() }) });
  await until(async () => (await isDue()) === null);
}

const register = (node: TestServer | undefined, name: string) =>
  node?.client().post('/api/auth/register', { username: name, email: `${name}@example.com`, password: 'mi casa azul' });

it('two processes send each mail once', async () => {
  const names = Array.from({ length: 12 }, (_, i) => `correo-${i}`);
  for (const [i, name] of names.entries()) expect((await register(nodes[i % 2], name))?.status).toBe(201);
  await allDone();
  const recipients = sink.received.flatMap((mail) => mail.recipients);
  expect(recipients.toSorted()).toEqual(names.map((name) => `${name}@example.com`).toSorted());
});

it('register is answered while the mail server refuses, and the mail follows', async () => {
  sink.isRefusing = true;
  expect((await register(nodes[0], 'paciente'))?.status).toBe(201);
  await allDone();
  expect(await JobModel.countDocuments({ kind: 'mail', state: 'waiting', attempts: 1 })).toBe(1);
  sink.isRefusing = false;
  nodes[0]?.clock.advance(10_000);
  await allDone();
  expect(sink.received.at(-1)?.recipients).toEqual(['paciente@example.com']);
});
