import { insertUser } from '../../../../test/factories.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../test/test-server.ts';
import { AuditModel } from '../../account/audit/audit.model.ts';

let server: TestServer;
let directora: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  directora = await server.aUser({ role: 'admin', username: 'directora', createdAt: new Date('2020-01-01') });
});
afterAll(() => server.stop());

const exportList = (body: object = {}, by = directora) => by.client.post('/api/admin/users/export', body);
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

it('has the fields of a row and no others, in the order of the list', async () => {
  // A recent sign-in: the place of an old one is forgotten (G-04). By Spain's time it is of the next day.
  const midnight = new Date(server.clock.now().setUTCHours(0, 0, 0, 0));
  const signedIn = `${midnight.getUTCDate()}/${midnight.getUTCMonth() + 1}/${String(midnight.getUTCFullYear()).slice(2)}`;
  await insertUser({
    username: 'una-entera',
    hasPremiumAccess: true,
    createdAt: new Date('2024-02-29T10:00:00.000Z'),
    lastLoginAt: new Date(midnight.getTime() - 30 * 60_000),
    city: 'Córdoba',
    country: 'España',
    usageSeconds: 5_400,
  });
  const { status, body } = await exportList({ q: 'una-entera' });
  expect(status).toBe(200);
  expect(body.count).toBe(1);
  const [head, row] = linesOf(body.csv);
  expect(head).toBe(
    '"Nombre";"Correo";"Rol";"Correo verificado";"Activa";"Acceso";"Etapa actual";"Actividades";"Actividades (%)";"Progreso general (%)";"Tiempo de uso (h)";"Ciudad";"País";"Registro";"Último login";"Última actividad";"Interés Premium"',
  );
  expect(row).toBe(
    `"una-entera";"una-entera@example.com";"Usuaria";"Sí";"Sí";"Premium";"1";"0";"0";"0";"1,5";"Córdoba";"España";"29/2/24";"${signedIn}";"";""`,
  );
});

it('I-07: an account whose name begins a formula is text in it', async () => {
  await insertUser({ username: '=cmd|calc', email: '+34@example.com' });
  const { body } = await exportList({ q: 'cmd' });
  expect(linesOf(body.csv)[1]).toMatch(/^"'=cmd\|calc";"'\+34@example\.com";/);
});

it('follows search, filter and order, over every page', async () => {
  await Promise.all(
    Array.from({ length: 510 }, (_, i) =>
      insertUser({ username: `exportada ${String(i).padStart(3, '0')}`, hasPremiumAccess: i < 3 }),
    ),
  );
  const { body } = await exportList({ q: 'exportada', sort: 'username' });
  expect(body.count).toBe(510);
  const names = linesOf(body.csv).map((line) => line.split(';')[0]);
  expect(names.slice(1)).toEqual(Array.from({ length: 510 }, (_, i) => `"exportada ${String(i).padStart(3, '0')}"`));
  expect((await exportList({ q: 'exportada', filter: 'premium' })).body.count).toBe(3);
});

it('Z-06: is audited; refused, it is not', async () => {
  const before = await AuditModel.countDocuments({ action: 'export_users' });
  await exportList();
  const eva = await server.aUser();
  expect((await exportList({}, eva)).status).toBe(403);
  expect((await exportList({ filter: 'everybody' })).status).toBe(400);
  const records = await AuditModel.find({ action: 'export_users' }).lean();
  expect(records).toHaveLength(before + 1);
  expect(records.at(-1)).toMatchObject({ actor: directora.id, target: 'users' });
});

it('S-07: asks for the password again', async () => {
  server.clock.advance(11 * 60_000);
  expect(await exportList()).toMatchObject({ status: 403, body: { confirmationRequired: true } });
});
