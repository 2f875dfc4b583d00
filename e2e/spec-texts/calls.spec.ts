import type { APIRequestContext } from '@playwright/test';
import { demo } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminReads, journeyReads, failingCalls, type Read } from './calls.ts';

/** Missing fields of an answer, by the call's name; an empty list if there are none. */
async function missingIn(client: APIRequestContext, { path, fields, list = false }: Read): Promise<string[]> {
  const answer = await client.get(path);
  if (answer.status() !== 200) return [`${path}: ${answer.status()}`];
  const body: unknown = await answer.json();
  const thing: unknown = list ? (Array.isArray(body) ? body[0] : undefined) : body;
  const has = (name: string) => name.split('.').reduce<unknown>(at, thing) !== undefined;
  return fields.filter((name) => !has(name)).map((name) => `${path}: no ${name}`);
}

const at = (thing: unknown, name: string): unknown =>
  typeof thing === 'object' && thing !== null ? Object.entries(thing).find(([key]) => key === name)?.[1] : undefined;

test.describe('specified texts: calls (1§7, 2§7)', () => {
  test('every reading call of the journey answers with its fields', async ({ accounts }) => {
    const client = await accounts.clientOf(demo('demo'));
    const missing: string[] = [];
    for (const read of journeyReads) missing.push(...(await missingIn(client, read)));
    await client.dispose();
    expect(missing).toEqual([]);
  });

  test('every reading call of the panel answers with its fields, to administrators', async ({ accounts }) => {
    const interested = await accounts.clientOf(await accounts.aUser());
    const clicked = await interested.post('/api/track-premium-click');
    expect(clicked.status()).toBe(200);
    expect(Object.keys((await clicked.json()) as object).toSorted()).toEqual(['emailSent', 'message', 'success']);
    const client = await accounts.clientOf(demo('directora'));
    const missing: string[] = [];
    for (const read of adminReads) {
      missing.push(...(await missingIn(client, read)));
      expect((await interested.get(read.path)).status(), read.path).toBe(403);
    }
    await Promise.all([client.dispose(), interested.dispose()]);
    expect(missing).toEqual([]);
  });

  test('every failing call of a visitor answers with a message', async ({ accounts }) => {
    const visitor = await accounts.visitor();
    for (const { path, data, status } of failingCalls) {
      const answer = await visitor.post(path, { data });
      expect(answer.status(), path).toBe(status);
      expect(((await answer.json()) as { message: string }).message, path).toMatch(/\S/);
    }
    expect((await visitor.get('/api/auth/user')).status()).toBe(401);
    await visitor.dispose();
  });

  test('an activity is completed, a user without premium is refused at the sixth, a sign-out ends the session', async ({
    accounts,
  }) => {
    const user = await accounts.aUser();
    const client = await accounts.clientOf(user);
    const complete = (id: number) => client.patch(`/api/activities/${id}/status`, { data: { status: 'completed' } });
    for (const id of [1, 2, 3, 4]) expect((await complete(id)).status()).toBe(200);
    expect(await (await complete(5)).json()).toMatchObject({ triggerPremiumPopup: true, message: expect.any(String) });
    const refusal = await complete(6);
    expect(refusal.status()).toBe(403);
    expect(await refusal.json()).toMatchObject({
      requiresPremium: true,
      message: expect.stringMatching('límite gratuito'),
    });
    expect((await client.post('/api/auth/logout')).status()).toBe(204);
    expect((await client.get('/api/auth/user')).status()).toBe(401);
    await client.dispose();
  });

  test('an administrator’s changes are answered with the name of the changed user', async ({ accounts }) => {
    const { username } = await accounts.aUser();
    const client = await accounts.clientOf(demo('directora'));
    const [user] = (await (await client.get(`/api/admin/users?q=${username}`)).json()) as { id: string }[];
    for (const [what, data] of [
      ['status', { isActive: true }],
      ['premium', { hasPremiumAccess: true }],
      ['role', { role: 'admin' }],
    ] as const) {
      const answer = await client.patch(`/api/admin/users/${user?.id}/${what}`, { data });
      expect(answer.status(), what).toBe(200);
      expect(await answer.json(), what).toMatchObject({ username });
    }
    await client.dispose();
  });
});
