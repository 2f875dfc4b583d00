import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '../../../../test/factories.ts';
import { lastMailTo, mailsTo, type TestMail } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { UserModel } from '../../account/users/user.model.ts';

const PATH = '/api/account/warning-address';
let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const anAddress = () => `confianza-${randomUUID()}@example.com`;
const read = async ({ client }: TestUser) => (await client.get(PATH)).body;
const ask = ({ client }: TestUser, address: string) => client.put(PATH, { address });
const kindsTo = async (address: string) => (await mailsTo(server, address)).map(({ kind }) => kind);
/** Follows a link as a browser without a session does, from the page to its button. */
async function press(link: string): Promise<number> {
  const address = link.replace(/^https?:\/\/[^/]+/, server.url);
  const page = await fetch(address);
  if (page.status !== 200) return page.status;
  return (await fetch(address, { method: 'POST', headers: { Origin: server.url } })).status;
}
const changePassword = async ({ client }: TestUser) => {
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: `otra-${randomUUID()}` };
  expect((await client.put('/api/account/password', passwords)).status).toBe(204);
};

/** A user with a confirmed second address. */
async function anaWith(address: string): Promise<TestUser> {
  const ana = await server.aUser();
  expect((await ask(ana, address)).status).toBe(200);
  expect(await press((await lastMailTo(server, address)).link)).toBe(200);
  return ana;
}
const stopLinkIn = (mail: TestMail | undefined) =>
  /<(.+)>/.exec(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '')?.[1] ?? '';

it('D44: is used only once its reader has confirmed it', async () => {
  const address = anAddress();
  const ana = await server.aUser();
  expect((await ask(ana, address)).body).toEqual({ address: null, pending: address });
  const { link } = await lastMailTo(server, address);
  expect((await fetch(link.replace(/^https?:\/\/[^/]+/, server.url))).status).toBe(200);
  expect(await read(ana)).toEqual({ address: null, pending: address });
  await changePassword(ana);
  expect(await kindsTo(address)).toEqual(['warning-address']);
  // A new password voids links that have not been used.
  expect(await press(link)).toBe(404);
  await ask(ana, address);
  const second = await lastMailTo(server, address);
  expect(await press(second.link)).toBe(200);
  expect(await read(ana)).toEqual({ address, pending: null });
  expect(await press(second.link)).toBe(404);
  expect(await kindsTo(ana.user.email)).toContain('warning-address-changed');
});

it('D44: gets copies of security warnings, without links that grant anything, and no other mail', async () => {
  const address = anAddress();
  const ana = await anaWith(address);
  await changePassword(ana);
  await ana.client.post('/api/track-premium-click');
  await ana.client.post('/api/auth/forgot-password', { email: ana.user.email });
  expect(await kindsTo(ana.user.email)).toEqual(expect.arrayContaining(['password-changed', 'reset']));
  expect(await kindsTo(address)).toEqual(['warning-address', 'warning-copy']);
  const copy = await lastMailTo(server, address);
  expect(copy.subject).toBe('Aviso de seguridad');
  expect(copy.text).toContain('La contraseña de la cuenta acaba de cambiar.');
  expect(new URL(copy.link).pathname).toBe('/login');
  expect(copy.text).not.toContain(ana.user.email);
});

it('D44: names the product nowhere for users with discreet mails', async () => {
  const address = anAddress();
  const ana = await anaWith(address);
  await UserModel.updateOne({ _id: ana.id }, { discreetMails: true });
  await changePassword(ana);
  const copy = await lastMailTo(server, address);
  expect(`${copy.from?.name} ${copy.subject} ${copy.text} ${copy.html}`).not.toMatch(/reencuentro(?!\.example)/i);
});

it('its reader can stop them, and the owner learns it', async () => {
  const address = anAddress();
  const ana = await anaWith(address);
  await changePassword(ana);
  expect(await press(stopLinkIn(await lastMailTo(server, address)))).toBe(200);
  expect(await read(ana)).toEqual({ address: null, pending: null });
  expect((await lastMailTo(server, ana.user.email)).kind).toBe('warning-address-changed');
});

it('a link to stop them leaves a later address alone, asked for or confirmed', async () => {
  const [first, second, third] = [anAddress(), anAddress(), anAddress()];
  const ana = await anaWith(first);
  await changePassword(ana);
  const stop = stopLinkIn(await lastMailTo(server, first));
  await ask(ana, second);
  expect(await press((await lastMailTo(server, second)).link)).toBe(200);
  await ask(ana, third);
  expect(await press(stop)).toBe(200);
  expect(await read(ana)).toEqual({ address: second, pending: third });
});

it('D44: learns of a change that also renames the account, and whoever takes the name does not', async () => {
  const [address, other] = [anAddress(), anAddress()];
  const [ana, eva] = [await anaWith(address), await anaWith(other)];
  await UserModel.updateOne({ _id: ana.id }, { discreetMails: true });
  await mailsTo(server, address);
  const { jobs } = server.api.deps;
  await jobs.stop();
  const username = `nueva-${randomUUID().slice(0, 8)}`;
  expect((await ana.client.patch('/api/profile', { username, email: anAddress() })).status).toBe(200);
  expect((await eva.client.patch('/api/profile', { username: ana.user.username })).status).toBe(200);
  expect(await kindsTo(address)).toEqual(['warning-address', 'warning-copy']);
  expect(await kindsTo(other)).toEqual(['warning-address']);
  const { from, text } = await lastMailTo(server, address);
  expect(`${from?.name} ${text}`).not.toMatch(/reencuentro(?!\.example)/i);
});

it('is told when it is removed or replaced, so that nobody silences it unnoticed', async () => {
  const [first, second] = [anAddress(), anAddress()];
  const ana = await anaWith(first);
  await ask(ana, second);
  await press((await lastMailTo(server, second)).link);
  expect((await lastMailTo(server, first)).text).toContain('ya no llegarán los avisos');
  expect((await ana.client.delete(PATH)).status).toBe(204);
  expect((await lastMailTo(server, second)).text).toContain('ya no llegarán los avisos');
  expect(await read(ana)).toEqual({ address: null, pending: null });
});

it('S-07: asks for the password again', async () => {
  const ana = await server.aUser();
  server.clock.advance(11 * 60_000);
  const refused = { status: 403, body: { confirmationRequired: true } };
  expect(await ask(ana, anAddress())).toMatchObject(refused);
  expect(await ana.client.delete(PATH)).toMatchObject(refused);
});

it('is another address than the account’s own', async () => {
  const ana = await server.aUser();
  expect((await ask(ana, ana.user.email)).status).toBe(400);
  expect((await ask(ana, 'no es un correo')).status).toBe(400);
});

it('G-02: goes with the account, and so do mails that wait for it', async () => {
  const address = anAddress();
  const ana = await anaWith(address);
  expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);
  expect(await UserModel.exists({ warningAddress: address })).toBeNull();
});

it('G-02: the record of its mails goes with the account, also when it was replaced before', async () => {
  const [first, second] = [anAddress(), anAddress()];
  const ana = await anaWith(first);
  await ask(ana, second);
  await press((await lastMailTo(server, second)).link);
  await mailsTo(server, first);
  const recipients = async () => (await server.api.deps.mail.history(200)).map(({ trace }) => trace?.to);
  expect(await recipients()).toContain(first);
  expect((await ana.client.delete('/api/account', { password: TEST_PASSWORD })).status).toBe(204);
  expect(await recipients()).not.toContain(first);
});
