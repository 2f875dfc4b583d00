import { deployCalls } from '../../../../../test/deploy-calls.ts';
import { aRemoteZip } from '../../../../../test/remote-zip.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const installation = deployCalls(() => server);

describe('an older version', () => {
  it.each([
    ['1.0.0', '1.1.0'],
    ['1.1.0-beta.1', '1.1.0'],
    ['1.1.0', '10.0.0'],
    ['1.9.0', '1.10.0'],
    ['1.0.1', '1.0.2026112423'],
  ])('R-02: %s over %s needs to be meant', async (older, newer) => {
    const name = `mf-v${older.replaceAll(/\W/g, '')}x${newer.replaceAll(/\W/g, '')}`;
    for (const version of [older, newer])
      expect((await installation.publish(aRemoteZip({ name, version }), name)).status).toBe(201);
    await installation.promote(newer, name);
    const refused = await installation.promote(older, name);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(
      `La versión ${older} es anterior a la última que estuvo en uso (${newer}). Para volver atrás usa rollback`,
    );
    // Nor by retiring it first.
    await installation.retire(name);
    expect((await installation.promote(older, name)).status).toBe(409);
    expect((await installation.promote(older, name, { allowOlder: true })).status).toBe(200);
    await installation.retire(name);
  });
});
