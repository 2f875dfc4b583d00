import { NAME_MAX, nameSchema, usernameSchema } from '@app/contract/names';
import { insertUser, TEST_PASSWORD } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { UserModel } from './user.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let count = 0;
const register = (username: string) =>
  server.client().post('/api/auth/register', {
    username,
    email: `nombres-${(count += 1)}@example.com`,
    password: 'mi casa azul',
  });

/** Written as escapes, as they are invisible. */
const INVISIBLE: readonly [string, string][] = [
  ['a control', '\u0007'],
  ['a C1 control', '\u0085'],
  ['a line break', '\n'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a right-to-left override', '\u202E'],
  ['a right-to-left isolate', '\u2067'],
  ['a mark of direction', '\u200F'],
  ['a soft hyphen', '\u00AD'],
  ['a byte order mark', '\uFEFF'],
  ['a Hangul filler', '\u3164'],
  ['an empty pattern of dots', '\u2800'],
  ['half a character', '\uD800'],
];

describe('every name', () => {
  it.each(INVISIBLE)('may not contain %s', (_, character) => {
    const name = `Ana${character}Luz`;
    expect(nameSchema(NAME_MAX).safeParse(name).success).toBe(false);
    expect(usernameSchema.safeParse(name).success).toBe(false);
  });

  it.each([
    ['one way of writing it', 'Jose\u0301', 'José'],
    ['no wide letters', 'Ａｎａ', 'Ana'],
    ['one space between words', '  Ana   Luz ', 'Ana Luz'],
    ['any script', 'Нина \u0627\u0645\u0644', 'Нина \u0627\u0645\u0644'],
    ['a heart', 'Ana ❤\uFE0F', 'Ana ❤'],
  ])('may contain %s', (_, typed, kept) => {
    expect(nameSchema(NAME_MAX).parse(typed)).toBe(kept);
  });

  it('has a length limit, and no letter with many combining marks', () => {
    expect(nameSchema(3).safeParse('Ana').success).toBe(true);
    expect(nameSchema(3).safeParse('Anas').success).toBe(false);
    expect(nameSchema(NAME_MAX).safeParse('A\u0334\u0335\u0336na').success).toBe(false);
  });
});

describe('a user name', () => {
  it.each(['Añá Núñez', "D'Àngel", 'Mª-José', 'M. Luz', 'luna_82', 'Łucja Żak', 'Straße'])(
    '%s is accepted as typed',
    (name) => {
      expect(usernameSchema.parse(name)).toBe(name.normalize('NFKC'));
    },
  );

  it.each([
    'Aviso: entra en http://evil.example/a',
    'evil.example',
    'www.evil.example',
    'ana@example.com',
    'ana/luz',
    '.com',
    'Аna', // the first letter is Cyrillic
    'αna',
    'ɑna',
    'ılia',
    'İlia',
    'Ana🌱',
    'Ana<b>',
  ])('%s is refused by the server, with a reason', async (name) => {
    const answer = await register(name);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['username']]);
  });

  it('may not look like the name of an account', async () => {
    await insertUser({ username: 'Milo Warren' });
    const twins = [
      'milo warren',
      'MlLO WARREN',
      'Mi1o Warren',
      'Mil0 Warren',
      'Milo Warreп',
      'Milo VVarren',
      'rnilo warren',
    ];
    const answers = await Promise.all(twins.map(register));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 400, 409, 409]);
    for (const other of ['Milo Warrén', 'Milo-Warren', 'Milo Warner']) expect((await register(other)).status).toBe(201);
  });

  it('may not be changed to look like another, nor both at once', async () => {
    const { client } = await server.aUser();
    const { client: another } = await server.aUser();
    const answers = await Promise.all([
      client.patch('/api/profile', { username: 'Olivia' }),
      another.patch('/api/profile', { username: '0liv1a' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each(['Ana Luz  Gil', '  ana  luz gil ', 'ＡＮＡ LUZ GIL', 'Ana Luz\u00a0Gil'])(
    'registered as %j signs in as it was typed',
    async (typed) => {
      await insertUser({ username: usernameSchema.parse(typed) });
      const answer = await server.client().post('/api/auth/login', { username: typed, password: TEST_PASSWORD });
      expect(answer.status).toBe(200);
      await UserModel.deleteMany({ usernameKey: 'ana luz gil' });
    },
  );
});
