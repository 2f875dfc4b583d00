import mongoose from 'mongoose';
import { MailSink } from '../../../test/mail-sink.ts';
import { mailsTo } from '../../../test/outbox.ts';
import { startTestServer } from '../../../test/test-server.ts';
import { JobModel } from '../jobs/job.model.ts';
import { DAY_MS } from '../durations.ts';

const form = { username: 'sin-correo', email: 'sin-correo@example.com', password: 'mi casa azul' };

it('F29: the mail server is down: a registration is answered as ever, and the mail is sent when it is back', async () => {
  const gone = new MailSink();
  const SMTP_URL = await gone.start();
  await gone.stop();
  const server = await startTestServer({ env: { SMTP_URL, PUBLIC_URL: 'https://reencuentro.example' } });
  const ours = { headers: { Origin: 'https://reencuentro.example' } };
  expect((await server.client().post('/api/auth/register', form, ours)).status).toBe(201);
  server.clock.advance(60_000);
  await mailsTo(server, form.email);
  const tried = { state: 'waiting' as const, attempts: mongoose.trusted({ $gte: 1 }) };
  expect(await JobModel.countDocuments(tried)).toBe(1);

  const back = new MailSink();
  await back.start(Number(new URL(SMTP_URL).port));
  server.clock.advance(DAY_MS / 4);
  await mailsTo(server, form.email);
  expect(back.received.map(({ recipients }) => recipients)).toEqual([[form.email]]);
  expect(await JobModel.countDocuments(tried)).toBe(0);
  await server.stop();
  await back.stop();
});
