import { randomBytes, randomUUID } from 'node:crypto';
import { mailsTo, lastMailTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { seedProgress } from '../../programme/progress/seed-progress.ts';
import { UserModel } from '../../account/users/user.model.ts';
import { weekToSend } from './week.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

let server: TestServer;
beforeAll(async () => (server = await startTestServer({ env: { PUBLIC_URL: 'http://localhost:3000' } })));
afterAll(() => server.stop());

async function set({ client }: TestUser, settings: Record<string, unknown>): Promise<void> {
  const fields = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, { value, baseRev: 0 }]));
  const createdAt = new Date().toISOString();
  const op = { opId: randomUUID(), opNo: 1, kind: 'settings', key: 'settings', action: 'set', fields, createdAt };
  const { body } = await client.post('/api/sync/push', { clientId: randomUUID(), ops: [op] }, origin);
  expect(body.results[0].status).toBe('applied');
}
const origin = { headers: { Origin: 'http://localhost:3000' } };

/** Advances the clock until the next mail is due, and runs the jobs. */
async function nextMonday(): Promise<void> {
  const { clock, env, jobs } = server.api.deps;
  const week = () => weekToSend(clock(), env.TIME_ZONE);
  const last = week();
  while (week() === undefined || week() === last) server.clock.advance(HOUR_MS);
  await jobs.runDue();
}
const weeklyMailsTo = async ({ user }: TestUser) =>
  (await mailsTo(server, user.email)).filter(({ kind }) => kind === 'weekly-update');

/** The one-click request of mail clients for the user: a form, without cookies and without an Origin. */
const oneClick = (link: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(link.replace('http://localhost:3000', server.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });
const stopLinkIn = (headers: { key: string; value: string }[]) =>
  /<(.+)>/.exec(headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';

it('D23: is sent once a week to users who asked for it, with their current stage', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  await seedProgress(ana.id, [1, 2, 3]);
  await set(ana, { emailUpdates: true });
  await set(eva, { darkMode: true });
  await nextMonday();
  server.clock.advance(3 * HOUR_MS);
  await server.api.deps.jobs.runDue();
  const [mail, ...more] = await weeklyMailsTo(ana);
  expect(more).toEqual([]);
  expect(await weeklyMailsTo(eva)).toEqual([]);
  const { programme } = server.api.deps;
  expect(mail?.subject).toBe('Unos minutos para ti');
  expect(mail?.text).toContain(`«${programme.current.stage(1)?.title}»`);
  expect(mail?.text).toContain(`«${programme.current.activity(4)?.title}»`);
  await nextMonday();
  expect(await weeklyMailsTo(ana)).toHaveLength(2);
});

it('D28: reveals nothing of the product to discreet users, in no part and in no preview', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  await seedProgress(ana.id, [1, 2, 3]);
  await set(ana, { emailUpdates: true, discreetMails: true });
  await set(eva, { emailUpdates: true });
  await nextMonday();
  const { programme } = server.api.deps;
  const stage = programme.current.stage(1);
  const said = [
    stage?.title ?? '',
    stage?.objective ?? '',
    programme.current.activity(4)?.title ?? '',
    'camino',
    'etapa',
  ];
  const wholeOf = async (user: TestUser) => {
    const [mail] = await weeklyMailsTo(user);
    return { whole: [mail?.subject, mail?.text, mail?.html].join(), html: mail?.html || '' };
  };
  const { whole, html } = await wholeOf(ana);
  expect(whole).toContain('mensaje de la semana');
  expect(said.filter((words) => whole.includes(words))).toEqual([]);
  // Control: without that setting the mail contains it; but no list of mails shows it.
  const { whole: told, html: toldHtml } = await wholeOf(eva);
  expect(told).toContain(said[0]);
  for (const one of [html, toldHtml]) {
    const shown = one
      .replace(/^.*<body[^>]*>/su, '')
      .replaceAll(/<[^>]+>|&#847;|&zwnj;|&nbsp;/gu, '\u00A0')
      .slice(0, 200);
    expect(shown.trim()).toBe('Tu mensaje de la semana.');
  }
});

it('reaches all others where the key of one account does not open', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  for (const user of [ana, eva]) await set(user, { emailUpdates: true });
  await UserModel.updateOne({ _id: ana.id }, { dataKey: randomBytes(64) });
  server.api.deps.vaults.forget(ana.id);
  await nextMonday();
  expect(await weeklyMailsTo(eva)).toHaveLength(1);
  await UserModel.updateOne({ _id: ana.id }, { emailUpdates: false });
});

it('is not sent during a pause, nor once it is turned off', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const later = new Date(server.clock.now().getTime() + 30 * 24 * HOUR_MS).toISOString().slice(0, 10);
  await set(ana, { emailUpdates: true, pausedUntil: later });
  await set(eva, { emailUpdates: true });
  await set(eva, { emailUpdates: false });
  await nextMonday();
  expect(await weeklyMailsTo(ana)).toEqual([]);
  expect(await weeklyMailsTo(eva)).toEqual([]);
});

it('ends with one click, and the setting shows it on every device', async () => {
  const ana = await server.aUser();
  await set(ana, { emailUpdates: true });
  await nextMonday();
  const { headers, html = '', text = '' } = await lastMailTo(server, ana.user.email);
  const link = stopLinkIn(headers);
  expect(headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
  );
  expect(text).toContain(link);
  expect(html).toContain(link);

  const page = await fetch(link.replace('http://localhost:3000', server.url));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post">');
  expect((await UserModel.findById(ana.id).lean())?.emailUpdates).toBe(true); // opening the page changes nothing
  const foreign = await fetch(link.replace('http://localhost:3000', server.url), {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
  });
  expect(foreign.status).toBe(403);

  expect((await oneClick(link)).status).toBe(200);
  expect((await oneClick(link)).status).toBe(200);
  expect((await UserModel.findById(ana.id).lean())?.emailUpdates).toBe(false);
  const { body } = await (await server.clientOf(ana.user)).get('/api/sync/pull?cursor=0');
  expect(body.docs).toMatchObject([{ kind: 'settings', fields: { emailUpdates: false } }]);
  await nextMonday();
  expect(await weeklyMailsTo(ana)).toHaveLength(1);
});

it('a forged link, or that of another user, ends nothing', async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  for (const user of [ana, eva]) await set(user, { emailUpdates: true });
  await nextMonday();
  const token = new URL(stopLinkIn((await lastMailTo(server, ana.user.email)).headers)).searchParams.get('token') ?? '';
  const [, sealed = ''] = token.split('.');
  for (const wrong of [
    '',
    'x',
    `${ana.id}.`,
    `${ana.id}.${sealed.slice(0, -2)}`,
    `${eva.id}.${sealed}`,
    `${'0'.repeat(24)}.${sealed}`,
  ])
    expect((await oneClick(`${server.url}/correo-semanal?token=${wrong}`)).status).toBe(404);
  for (const { id } of [ana, eva]) expect((await UserModel.findById(id).lean())?.emailUpdates).toBe(true);
});

it('erasing the user’s data ends it too', async () => {
  const ana = await server.aUser();
  await set(ana, { emailUpdates: true });
  expect((await ana.client.post('/api/account/erase', undefined, origin)).status).toBe(204);
  await nextMonday();
  expect(await weeklyMailsTo(ana)).toEqual([]);
});
