import { CONSENT_VERSION } from '@app/contract/sign-in';
import { lastMailTo, mailsTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { AuditModel } from '../../account/audit/audit.model.ts';

const CONSENT_AND_PASSWORD = { consentVersion: CONSENT_VERSION, password: 'luz de marzo 7' };

let server: TestServer;
let directora: TestUser;
beforeEach(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin' });
});
afterEach(() => server.stop());

const list = async (query = '') => (await directora.client.get(`/api/admin/mails${query}`)).body;
const resend = (id: string) => directora.client.post(`/api/admin/mails/${id}/resend`);
const registerAs = (email: string) =>
  server.client().post('/api/auth/register', { username: email.split('@')[0], email, password: 'luz de marzo 7' });

it('shows the state of a mail, and none of its content', async () => {
  await registerAs('ana@example.com');
  const { token } = await lastMailTo(server, 'ana@example.com');
  const answer = await directora.client.get('/api/admin/mails');
  expect(answer.body).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      kind: 'verification',
      to: 'ana@example.com',
      state: 'sent',
      attempts: 1,
      orderedAt: expect.any(String),
      finishedAt: expect.any(String),
      canResend: true,
    },
  ]);
  expect(JSON.stringify(answer.body)).not.toContain(token);
  // The stored mail is encrypted, and contains no link.
  expect(JSON.stringify(await JobModel.find().lean())).not.toContain('ana@example.com');
});

it('generates a new link for a mail with a link', async () => {
  await registerAs('eva@example.com');
  const first = await lastMailTo(server, 'eva@example.com');
  expect((await resend((await list())[0].id)).status).toBe(204);
  const second = await lastMailTo(server, 'eva@example.com');
  expect(second.kind).toBe('verification');
  expect(second.token).not.toBe(first.token);
  expect(
    (await server.client().post('/api/auth/verify-email', { token: first.token, ...CONSENT_AND_PASSWORD })).status,
  ).toBe(400);
  expect(
    (await server.client().post('/api/auth/verify-email', { token: second.token, ...CONSENT_AND_PASSWORD })).status,
  ).toBe(200);
  expect(await list()).toHaveLength(2);
});

it('resends a notice unchanged, and records it in the audit', async () => {
  const { client, user } = await server.aUser();
  await client.post('/api/track-premium-click');
  await mailsTo(server, user.email);
  const { id } = (await list()).find(
    ({ kind, to }: Record<string, string>) => kind === 'premium-interest' && to === user.email,
  );
  expect((await resend(id)).status).toBe(204);
  expect(await mailsTo(server, user.email)).toHaveLength(2);
  expect(await AuditModel.findOne({ action: 'resend_mail' }).lean()).toMatchObject({
    actor: directora.id,
    target: `mail:${id}`,
  });
});

it('retries a waiting one at once', async () => {
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  await server.api.deps.jobs.enqueue(
    'mail',
    { kind: 'role-changed', to: 'lola@example.com', username: 'lola', link: 'http://localhost/login' },
    { runAt: later, about: { kind: 'role-changed', to: 'lola@example.com' } },
  );
  const [mail] = await list();
  expect(mail).toMatchObject({ state: 'waiting', attempts: 0, finishedAt: null, canResend: true });
  expect((await resend(mail.id)).status).toBe(204);
  expect(await mailsTo(server, 'lola@example.com')).toHaveLength(1);
});

it('does not resend what it cannot generate again', async () => {
  await server.api.deps.jobs.enqueue(
    'mail',
    { kind: 'role-changed', to: 'lola@example.com', username: 'lola', link: 'http://localhost/login' },
    { about: { kind: 'weekly', to: 'lola@example.com' } },
  );
  await mailsTo(server, 'lola@example.com');
  const [mail] = await list();
  expect(mail).toMatchObject({ kind: 'weekly', state: 'sent', canResend: false });
  expect((await resend(mail.id)).status).toBe(409);
  expect((await resend('0'.repeat(24))).status).toBe(404);
  expect(await AuditModel.countDocuments({ action: 'resend_mail' })).toBe(0);
});

it('is paginated, without other jobs', async () => {
  const { mail } = server.api.deps;
  for (let i = 0; i < 5; i += 1)
    await mail.send({ kind: 'role-changed', to: `u${i}@example.com`, username: 'u', link: 'http://localhost/login' });
  const first = await directora.client.get('/api/admin/mails?limit=3');
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await directora.client.get(next);
  expect([...first.body, ...second.body].map(({ to }: { to: string }) => to)).toEqual(
    [4, 3, 2, 1, 0].map((i) => `u${i}@example.com`),
  );
  expect(second.headers.get('link')).toBeNull();
});
