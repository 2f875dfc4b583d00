import { createHmac, randomBytes } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_COST, Passwords } from './passwords.ts';
import { weaknessOf } from './refusal.ts';

const pepper = randomBytes(32);
const passwords = new Passwords({ pepper, cost: 4 });
afterAll(() => passwords.close());

it('V-07 hashes with bcrypt over HMAC-SHA-256(pepper)', async () => {
  expect(PASSWORD_COST).toBeGreaterThanOrEqual(11);
  const hash = await passwords.hash('secreta-1');
  expect(hash).toMatch(/^\$2b\$04\$/);
  const digest = createHmac('sha256', pepper).update('secreta-1').digest('base64');
  expect(await bcrypt.compare(digest, hash)).toBe(true);
  expect(await bcrypt.compare('secreta-1', hash)).toBe(false);
});

it('V-07 recognises a hash below the current cost', async () => {
  const costly = new Passwords({ pepper, cost: 5 });
  const hash = await passwords.hash('secreta-1');
  expect(passwords.isOutdated(hash)).toBe(false);
  expect(costly.isOutdated(hash)).toBe(true);
  expect(await costly.verify('secreta-1', hash)).toBe(true);
  await costly.close();
});

it('V-07 verifies nothing with another pepper', async () => {
  const other = new Passwords({ pepper: randomBytes(32), cost: 4 });
  expect(await other.verify('secreta-1', await passwords.hash('secreta-1'))).toBe(false);
  await other.close();
});

describe('verified exactly as typed', () => {
  const eighty = 'ñ'.repeat(80);
  it.each([
    ['a tail after 72 bytes', `${eighty}X`, `${eighty}Y`],
    ['a space at the end', 'secreta ', 'secreta'],
    ['capitals', 'Secreta', 'secreta'],
    ['what follows a NUL', 'secreta\u0000uno', 'secreta\u0000dos'],
    ['composed and decomposed letters', 'mañana'.normalize('NFC'), 'mañana'.normalize('NFD')],
  ])('V-02: distinguishes %s', async (_, typed, other) => {
    const hash = await passwords.hash(typed);
    expect(await passwords.verify(typed, hash)).toBe(true);
    expect(await passwords.verify(other, hash)).toBe(false);
  });
});

it('V-09 does the same work for an unknown user and says no', async () => {
  const before = passwords.comparisons;
  expect(await passwords.verify('secreta-1', undefined)).toBe(false);
  expect(await passwords.verify('otra-cosa', await passwords.hash('secreta-1'))).toBe(false);
  expect(passwords.comparisons).toBe(before + 2);
});

it('answers 503 at once when too many hashes wait', async () => {
  const busy = new Passwords({ pepper, cost: 12 });
  const waiting = Array.from({ length: 120 }, () => busy.hash('secreta-1').catch((error: unknown) => error));
  const refusal = await Promise.race(waiting); // those that found the queue full settle first
  expect(refusal).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  await busy.close(); // sufficient: waiting for the other hundred would take twenty seconds
  await Promise.all(waiting);
});

describe('the refusal list', () => {
  const judge = async (password: string) => weaknessOf(password, [], await passwords.estimate(password, []));
  const judgeAll = async (all: readonly string[]) => {
    const verdicts = [];
    for (const password of all) verdicts.push(await judge(password));
    return verdicts;
  };

  it('V-03: refuses 500 samples of the common passwords, and Spanish words and names', async () => {
    const common = dictionary['passwords-common'].filter((word) => word.length >= 6);
    expect(common.length).toBeGreaterThan(40_000);
    const samples = Array.from({ length: 500 }, (_, i) => common[Math.floor((i * common.length) / 500)] ?? '');
    const spanish = [
      'corazón',
      'Corazon',
      'mariposa',
      'antonia',
      'Rodríguez',
      'barcelona',
      'te quiero'.replace(' ', ''),
      'primavera',
    ];
    const verdicts = await judgeAll([...samples, ...spanish]);
    expect(verdicts.filter((verdict) => verdict === undefined)).toEqual([]);
  });

  it('V-03: accepts 500 random ones, and refuses short ones that are easily guessed', async () => {
    const random = Array.from({ length: 500 }, () => randomBytes(9).toString('base64url'));
    const verdicts = await judgeAll(random);
    expect(verdicts.filter(Boolean)).toEqual([]);
    expect(await judge('abc123')).toBeDefined();
    expect(await judge('ana1990')).toBe('guessable');
    expect(await judge('k7#pQz')).toBeUndefined();
  });

  it('V-03: checks 128 characters without delay', async () => {
    const started = Date.now();
    await judge('palabra larga con muchas cosas raras 9384 ñ'.repeat(3).slice(0, 128));
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});
