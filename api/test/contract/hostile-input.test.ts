import type { Endpoint } from '@app/contract/endpoint';
import { endpoints } from '@app/contract/endpoints';
import { databaseState } from './database-state.ts';
import {
  all,
  type Callers,
  json,
  problem,
  startWithCallers,
  summary,
  those,
  withJson,
  writes,
} from './every-endpoint.ts';
import { fieldsOf, hostilePaths, isFaulty, samplePath } from './sample.ts';

let server: Callers['server'];
let callers: Callers['callers'];
let call: Callers['call'];
let before: Callers['before'];

/** A type that the endpoint's body may have, so that only what is tried is refused. */
const typeOf = ({ bodyTypes }: Endpoint) => (bodyTypes ? { 'Content-Type': bodyTypes[0] ?? '' } : json);

beforeAll(async () => ({ server, callers, call, before } = await startWithCallers()));
afterAll(() => server.stop());

describe('bodies', () => {
  it.each(withJson)('%s refuses a body that is no object', async (_, endpoint) => {
    for (const body of ['null', '[]', '"text"', '1', 'true', '{', '{"a":1,}', '', ' ', "{'a':1}", '[{}]', '\u0000']) {
      expect(summary(await call(endpoint, { body, headers: json }))).toEqual(problem(400));
    }
  });

  it.each(withJson)('%s names every unknown field (I-02)', async (_, endpoint) => {
    const known = new Set(fieldsOf(endpoint.body));
    const names = [
      'unknownField',
      'role',
      'isActive',
      'hasPremiumAccess',
      'isEmailVerified',
      '_id',
      'id',
      'userId',
      'rev',
      '$where',
      'a.b',
    ].filter((name) => !known.has(name));
    const answer = await call(endpoint, { body: Object.fromEntries(names.map((name) => [name, 'admin'])) });
    expect(summary(answer)).toEqual(problem(400));
    expect(answer.body.fields).toMatchObject(
      Object.fromEntries(names.map((name) => [name, 'Este campo no se admite.'])),
    );
  });

  it.each(withJson)('%s refuses operators and wrong types in every field (I-01)', async (_, endpoint) => {
    const shapes = [
      { $gt: '' },
      { $ne: null },
      { $regex: '.*' },
      { $where: 'sleep(1000)' },
      [],
      [{ $gt: '' }],
      {},
      null,
      12.5,
      -1,
      true,
      '',
    ];
    for (const field of fieldsOf(endpoint.body)) {
      for (const shape of shapes.filter((value) => endpoint.body && isFaulty(endpoint.body, field, value))) {
        const answer = await call(endpoint, { body: { [field]: shape } });
        expect(summary(answer)).toEqual(problem(400));
        expect(Object.keys(answer.body.fields).some((name) => name.split('.')[0] === field)).toBe(true);
      }
    }
  });

  it.each(withJson)('%s refuses prototype keys and deep nesting (I-03)', async (_, endpoint) => {
    const deep = `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`;
    for (const body of [
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"a":{"prototype":{"x":1}}}',
      deep,
    ]) {
      expect(summary(await call(endpoint, { body, headers: json }))).toEqual(problem(400));
    }
    expect(Object.keys({}.constructor.prototype as object)).toEqual([]);
  });

  it.each(withJson)('%s answers 413 over 1 MB, 400 to an invalid gzip', async (_, endpoint) => {
    expect(summary(await call(endpoint, { body: `{"a":"${'x'.repeat(1024 * 1024)}"}`, headers: json }))).toEqual(
      problem(413),
    );
    expect(
      summary(await call(endpoint, { body: 'not gzip', headers: { ...json, 'Content-Encoding': 'gzip' } })),
    ).toEqual(problem(400));
  });

  it.each(writes.filter(([, { body, bodyTypes }]) => !body && !bodyTypes))(
    '%s, which has no body, accepts none',
    async (_, endpoint) => {
      expect(summary(await call(endpoint, { body: { unknownField: 1 } }))).toEqual(problem(400));
      expect(summary(await call(endpoint, { body: '[1]', headers: json }))).toEqual(problem(400));
    },
  );

  it('changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});

describe('addresses', () => {
  it.each(those(({ path }) => path.includes(':')))('%s refuses invalid parameters', async (_, endpoint) => {
    for (const path of hostilePaths(endpoint)) {
      const answer = await call(endpoint, { path, headers: typeOf(endpoint) });
      expect([400, 404]).toContain(answer.status);
      expect(summary(answer)).toEqual(problem(answer.status));
    }
  });

  it.each(those(({ query }) => query !== undefined))(
    '%s refuses repeated and structured query keys (I-04)',
    async (_, endpoint) => {
      for (const field of fieldsOf(endpoint.query)) {
        for (const query of [`${field}=1&${field}=2`, `${field}=%7B%22%24gt%22%3A%22%22%7D`]) {
          const path = `${samplePath(endpoint)}?${query}`;
          expect(summary(await call(endpoint, { path, headers: typeOf(endpoint) }))).toEqual(problem(400));
        }
      }
    },
  );

  it.each(all)('%s answers unknown methods with 405 and Allow (X-02)', async (_, endpoint) => {
    const methods = endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method);
    const unknown =
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !methods.some((known) => known === method)) ??
      'PROPFIND';
    const answer = await callers.user.request(unknown, samplePath(endpoint), { headers: json });
    expect(summary(answer)).toEqual(problem(405));
    for (const method of methods) expect(answer.headers.get('allow')).toContain(method);
  });

  it.each(those(({ method }) => method === 'GET'))(
    '%s is read without a fault and changes nothing (X-02)',
    async (_, endpoint) => {
      const { status } = await call(endpoint);
      expect(status).toBeLessThan(500);
      expect(
        (
          await call(
            { ...endpoint, method: 'GET' },
            { path: `${samplePath(endpoint)}?__proto__[x]=1&%24where=1&a=1&a=2` },
          )
        ).status,
      ).toBeLessThan(500);
    },
  );

  it('changed nothing in the database', async () => expect(await databaseState()).toEqual(before));
});
