import { ObjectId } from 'mongodb';

const BATCH = 5_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEARS_MS = 3 * 365 * DAY_MS;

const FIRST = [
  'ana',
  'maría',
  'lucía',
  'carmen',
  'elena',
  'inés',
  'sofía',
  'julia',
  'marta',
  'nuria',
  'paula',
  'rocío',
  'irene',
  'eva',
  'laura',
  'sara',
  'alba',
  'celia',
  'noa',
  'vera',
];
const LAST = [
  'garcía',
  'lópez',
  'pérez',
  'gómez',
  'ruiz',
  'díaz',
  'moreno',
  'muñoz',
  'romero',
  'navarro',
  'torres',
  'vega',
  'ramos',
  'gil',
  'serrano',
  'molina',
  'castro',
  'ortiz',
  'rubio',
  'sanz',
];
const HOSTS = ['correo.example', 'buzon.example', 'cartas.example'];

const fold = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

/** A word from each of its parts on, as the API stores it; the hits of the benchmark's searches show whether that is still so. */
const partsOf = (word) => [...word.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => word.slice(index));

/** User n of `count`: registrations are spread over three years, a tenth were active within a day, one in two hundred is online. */
function userOf(n, count, now) {
  const username = `${FIRST[n % 20]} ${LAST[Math.floor(n / 20) % 20]} ${n}`;
  const email = `${fold(FIRST[n % 20])}.${n}@${HOSTS[n % 3]}`;
  const folded = `${fold(username)} ${email}`;
  const agoMs = n % 200 === 0 ? (n % 4) * MINUTE_MS : n % 10 === 0 ? (n % 1_440) * MINUTE_MS : (1 + (n % 300)) * DAY_MS;
  return {
    _id: new ObjectId(),
    username,
    usernameKey: username,
    email,
    firstName: '',
    lastName: '',
    passwordHash: 'none',
    role: 'user',
    isActive: n % 97 !== 0,
    isEmailVerified: true,
    hasPremiumAccess: n % 13 === 0,
    premiumEmailClickedAt: null,
    premiumEmailSent: false,
    dataKeyId: 'none',
    createdAt: new Date(now - (n / count) * YEARS_MS),
    lastLoginAt: new Date(now - agoMs),
    city: null,
    country: null,
    lastActiveAt: new Date(now - agoMs),
    usageSeconds: n % 100_000,
    fold: folded,
    searchWords: [...new Set(folded.split(' ').flatMap(partsOf))],
  };
}

const progressOf = (_id, n) => ({
  _id,
  statuses: {},
  changedAt: {},
  completedCount: n % 9,
  stageCounts: { 1: n % 9 },
  baseCounts: Object.fromEntries(Array.from({ length: n % 9 }, (_, i) => [i + 1, 1])),
});

/** Inserts `count` users and their progress. */
export async function addWomen(db, count) {
  const now = Date.now();
  for (let from = 0; from < count; from += BATCH) {
    const users = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => userOf(from + i, count, now));
    await db.collection('users').insertMany(users, { ordered: false });
    await db.collection('progress').insertMany(
      users.map(({ _id }, i) => progressOf(_id, from + i)),
      { ordered: false },
    );
  }
}

/** Searches among `count` users: one that a twentieth of them match, one that exactly one matches, one without a match. */
export const searchesAmong = (count) => ({
  common: 'garcia',
  rare: `${Math.floor(count / 2)}@`,
  none: 'zzzzyyyy',
});
