import { lastMailTo } from '../../../../test/outbox.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { ContactMessageModel } from './contact.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { SUPPORT_EMAIL: 'soporte@example.org' } });
});
afterAll(() => server.stop());

const written = {
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'Una duda',
  message: 'Primera línea con canario.\nSegunda línea.',
};

it('D21: is stored encrypted and mailed to the support address', async () => {
  const ana = await server.aUser();
  const answer = await ana.client.post('/api/contact', written);
  expect(answer).toMatchObject({ status: 201, body: { message: expect.stringContaining('ha sido enviado') } });

  const mail = await lastMailTo(server, 'soporte@example.org');
  expect(mail.kind).toBe('contact');
  expect(mail.subject).toBe('Mensaje del centro de ayuda');
  for (const words of ['Ana (ana@example.org)', 'Asunto: Una duda', 'Primera línea con canario.', 'Segunda línea.'])
    expect(mail.text).toContain(words);

  const stored = await ContactMessageModel.findOne({ userId: ana.id });
  const { _id: id, sealed } = stored ?? {};
  expect(sealed?.toString('latin1')).not.toContain('canario');
  const vault = await server.api.deps.vaults.of(ana.id);
  const place = { document: `contact/${String(id)}`, field: 'message', version: 1 };
  expect(vault.open(place, sealed ?? new Uint8Array())).toEqual(written);
});

it('I-06: line breaks in a name or a subject add no header', async () => {
  const ana = await server.aUser();
  const hostile = { ...written, name: 'Ana\r\nBcc: otra@example.org', subject: 'Hola\r\nX-Otra: 1' };
  expect((await ana.client.post('/api/contact', hostile)).status).toBe(201);
  const mail = await lastMailTo(server, 'soporte@example.org');
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-otra');
});

it.each([
  ['name', ' '],
  ['email', 'ana'],
  ['subject', ''],
  ['message', '\n'],
  ['message', 'a'.repeat(10_001)],
])('refuses a form with an invalid %s, and names it', async (field, value) => {
  const ana = await server.aUser();
  const answer = await ana.client.post('/api/contact', { ...written, [field]: value });
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  expect(await ContactMessageModel.countDocuments({ userId: ana.id })).toBe(0);
});
