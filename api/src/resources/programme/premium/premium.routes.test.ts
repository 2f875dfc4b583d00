import { mailsTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { PremiumClickModel } from './premium-click.model.ts';

const SUPPORT_EMAIL = 'ayuda@example.com';

describe('asking for premium', () => {
  let server: TestServer;
  beforeAll(async () => (server = await startTestServer({ env: { SUPPORT_EMAIL } })));
  afterAll(() => server.stop());

  it('is recorded, and both mails are sent before it is confirmed', async () => {
    const { client, user, id } = await server.aUser();
    const { status, body } = await client.post('/api/track-premium-click');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, emailSent: true, message: expect.any(String) });
    expect((await mailsTo(server, user.email)).map(({ kind, link }) => [kind, link])).toEqual([
      ['premium-interest', `${server.url}/`],
    ]);
    const notices = (await mailsTo(server, SUPPORT_EMAIL)).filter(({ text }) => text?.includes(user.email));
    expect(notices.map(({ kind, link }) => [kind, link])).toEqual([['premium-interest-notice', `${server.url}/admin`]]);
    expect(await PremiumClickModel.findOne({ userId: id }).lean()).toMatchObject({
      clicks: 1,
      emailSent: true,
      emailSentAt: expect.any(Date),
    });
    expect((await UserModel.findById(id).lean())?.premiumEmailClickedAt).toBeInstanceOf(Date);
  });

  it('on the same day again is recorded without another mail; the next day sends one', async () => {
    const { client, user, id } = await server.aUser();
    const tap = () => client.post('/api/track-premium-click', {});
    const answers = await Promise.all([tap(), tap(), tap()]);
    for (const { body } of answers) expect(body).toMatchObject({ success: true, emailSent: true });
    expect(await mailsTo(server, user.email)).toHaveLength(1);
    expect(await PremiumClickModel.findOne({ userId: id }).lean()).toMatchObject({ clicks: 3 });
    server.clock.advance(24 * 60 * 60 * 1000);
    await tap();
    expect(await mailsTo(server, user.email)).toHaveLength(2);
  });

  it('of a user who has it is no interest', async () => {
    const { client, user, id } = await server.aUser({ hasPremiumAccess: true });
    const { body } = await client.post('/api/track-premium-click');
    expect(body).toMatchObject({ success: true, emailSent: false });
    expect(await PremiumClickModel.findOne({ userId: id }).lean()).toBeNull();
    expect(await mailsTo(server, user.email)).toEqual([]);
  });

  it('requires a session, the product’s origin and no body', async () => {
    expect(await server.client().post('/api/track-premium-click')).toMatchObject({ status: 401 });
    const { client } = await server.aUser();
    const foreign = await client.post('/api/track-premium-click', undefined, {
      headers: { Origin: 'https://example.org' },
    });
    expect(foreign).toMatchObject({ status: 403 });
    expect(await client.post('/api/track-premium-click', { userId: 'x' })).toMatchObject({ status: 400 });
  });
});

it('with the mail server down, the interest is recorded and no mail is claimed', async () => {
  const server = await startTestServer({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://reencuentro.test' },
  });
  const { client, id } = await server.aUser();
  expect(await client.post('/api/track-premium-click')).toMatchObject({
    status: 200,
    body: { success: true, emailSent: false, message: expect.stringContaining('Te escribiremos') },
  });
  expect(await PremiumClickModel.findOne({ userId: id }).lean()).toMatchObject({ clicks: 1, emailSent: false });
  await server.stop();
});
