import { createHmac, randomBytes } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';
import bcrypt from 'bcryptjs';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { TEST_KEY } from '../../../../test/test-env.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { PendingRegistrationModel } from '../sign-in/pending-registration.model.ts';
import { UserModel } from '../users/user.model.ts';

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  strict = await startTestServer({ beside: server, env: { PASSWORD_REFUSAL: 'strict' } });
});
afterAll(async () => {
  await strict.stop();
  await server.stop();
});

let count = 0;
async function register(password: string, on = server) {
  count += 1;
  const username = `usuaria-${count}`;
  const answer = await on.client().post('/api/auth/register', { username, email: `${username}@example.com`, password });
  return { username, ...answer };
}

/** Whether it is the password of a pending registration: 403 comes only after the right one (V-11). */
async function canSignIn(username: string, password: string): Promise<boolean> {
  const { status, body } = await server.client().post('/api/auth/login', { username, password });
  expect([401, 403]).toContain(status);
  return body.requiresVerification === true;
}

describe('length in characters', () => {
  it.each([
    ['6', 'ábcdñé'],
    ['6 emoji', '🌿🌸🌙🔥🌊🌻'],
    ['64', 'palabra '.repeat(8)],
    ['128', 'ñ'.repeat(128)],
  ])('V-01: accepts %s', async (_, password) => {
    const { username, status } = await register(password);
    expect(status).toBe(201);
    expect(await canSignIn(username, password)).toBe(true);
  });

  it.each([
    ['5', 'abcde'],
    ['5 emoji', '🌿🌸🌙🔥🌊'],
    ['129', 'ñ'.repeat(129)],
  ])('V-01: refuses %s', async (_, password) => {
    const { status, body } = await register(password);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual(['password']);
  });

  it.each([
    ['  con espacios  ', 'con espacios'],
    ['con\u0000nulo dentro', 'connulo dentro'],
    ['con\ttabulador', 'contabulador'],
  ])('V-01: accepts %j unchanged', async (password, without) => {
    const { username, status } = await register(password);
    expect(status).toBe(201);
    expect(await canSignIn(username, without)).toBe(false);
    expect(await canSignIn(username, password)).toBe(true);
  });
});

it('V-02 two passwords that are equal in their first 72 bytes differ', async () => {
  const { username } = await register(`${'a'.repeat(80)}X`);
  expect(await canSignIn(username, `${'a'.repeat(80)}Y`)).toBe(false);
  expect(await canSignIn(username, `${'a'.repeat(80)}X`)).toBe(true);
});

describe('the refusal list', () => {
  it.each([
    ['123456', 'Esta contraseña es muy común. Elige otra que solo tú conozcas.'],
    ['contraseña', 'Esta contraseña es muy común. Elige otra que solo tú conozcas.'],
    ['mariposa', 'Esta contraseña es muy común. Elige otra que solo tú conozcas.'],
    ['ana1990', 'Esta contraseña se adivina con facilidad. Hazla más larga, por ejemplo con varias palabras.'],
  ])('V-03: strict refuses %s', async (password, message) => {
    expect(await register(password, strict)).toMatchObject({
      status: 400,
      body: { message, fields: { password: message } },
    });
  });

  it('V-03: strict refuses 500 samples of the list of common passwords, all in Spanish', async () => {
    const common = dictionary['passwords-common'].filter((word) => word.length >= 6);
    const samples = Array.from({ length: 500 }, (_, i) => common[Math.floor((i * common.length) / 500)] ?? '');
    const kinds = new Set<string>();
    for (const password of samples) {
      const { status, body } = await register(password, strict);
      kinds.add(`${status} ${body.message}`);
    }
    expect([...kinds]).toEqual(['400 Esta contraseña es muy común. Elige otra que solo tú conozcas.']);
  }, 180_000);

  it('V-03: strict accepts random ones', async () => {
    const random = Array.from({ length: 100 }, () => randomBytes(8).toString('base64url'));
    const statuses = await Promise.all(random.map(async (password) => (await register(password, strict)).status));
    expect(new Set(statuses)).toEqual(new Set([201]));
  }, 180_000);

  it('V-03: strict accepts a phrase', async () => {
    expect((await register('el faro de mi abuela', strict)).status).toBe(201);
  });

  it('V-03: warn, the default on plain http, lets the specification’s own rule alone refuse', async () => {
    expect((await register('123456')).status).toBe(201);
  });
});

it('V-04 strict refuses the user’s own name, address and the product’s words', async () => {
  for (const password of ['luzmarina', 'LuzMarina7', 'marina.luz', 'reencuentro1', 'silencio']) {
    const answer = await strict
      .client()
      .post('/api/auth/register', { username: 'LuzMarina', email: 'marina.luz@example.com', password });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('se parece demasiado a tus datos') } },
    });
  }
});

it('V-07 upgrades an outdated hash at sign-in', async () => {
  const digest = createHmac('sha256', TEST_KEY).update(TEST_PASSWORD).digest('base64');
  const user = await insertUser({ passwordHash: bcrypt.hashSync(digest, 4) });
  const today = await startTestServer({ beside: server, passwordCost: 11 });
  expect(
    (await today.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD })).status,
  ).toBe(200);
  const { passwordHash = '' } = (await UserModel.findById(user._id).lean()) ?? {};
  expect(passwordHash).toMatch(/^\$2b\$11\$/);
  expect(
    (await today.client().post('/api/auth/login', { username: user.username, password: TEST_PASSWORD })).status,
  ).toBe(200);
  await today.stop();
});

it('V-07 lets in all sign-ins of the same moment that find an outdated hash', async () => {
  const digest = createHmac('sha256', TEST_KEY).update(TEST_PASSWORD).digest('base64');
  const { username } = await insertUser({ passwordHash: bcrypt.hashSync(digest, 4) });
  const today = await startTestServer({ beside: server, passwordCost: 11 });
  const signIn = () => today.client().post('/api/auth/login', { username, password: TEST_PASSWORD });
  const answers = await Promise.all([signIn(), signIn(), signIn()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(body.user.username).toBe(username);
  await today.stop();
});

it('V-07 and D-06 store neither the password nor anything that verifies alone', async () => {
  const { username } = await register('canario en la ventana');
  const stored = await PendingRegistrationModel.findOne({ username }).lean();
  expect(stored?.passwordHash).toMatch(/^\$2/);
  expect(JSON.stringify(stored)).not.toContain('canario');
  expect(bcrypt.compareSync('canario en la ventana', stored?.passwordHash ?? '')).toBe(false);
});
