import { type Candidate, placesOf } from './pages-to-reread.ts';

const aPage = (key: string, day: string, facts: Partial<Candidate> = {}): Candidate => ({
  key,
  time: Date.parse(`${day}T12:00:00.000Z`),
  length: 100,
  isUnderlined: false,
  isOffered: true,
  isGood: false,
  ...facts,
});
const shown = (...args: Parameters<typeof placesOf>) =>
  placesOf(...args).map(({ page }) => (page ? `${page.role ?? 'no role'} ${page.key}` : 'nothing'));

const own = (key: string) => ({ key, isOwn: true });
const another = (key: string) => ({ key, isOwn: false });

const four = [
  aPage('old', '2026-01-01'),
  aPage('long', '2026-02-01', { length: 900 }),
  aPage('joy', '2026-03-01'),
  aPage('new', '2026-04-01'),
];

it('offers one of the beginning, the longest and one of a good day', () => {
  const pages = four.map((one) => ({ ...one, isGood: one.key === 'joy' }));
  expect(shown(pages)).toEqual(['first old', 'longest long', 'good joy']);
});

it('prefers an activity with an underlined sentence to a long page, and else the latest to none', () => {
  const pages = [...four, aPage('line', '2026-03-15', { isUnderlined: true })];
  expect(shown(pages)).toEqual(['first old', 'underlined line', 'latest new']);
});

it.each([
  [0, []],
  [1, ['first old']],
  [2, ['first old', 'longest long']],
])('has no more places than pages: %i', (count, expected) => {
  expect(shown(four.slice(0, count))).toEqual(expected);
});

it('offers nothing that may not be shown unasked, and lets it be chosen', () => {
  const pages = four.map((one) => ({ ...one, isOffered: one.key === 'new' }));
  expect(shown(pages)).toEqual(['first new', 'nothing', 'nothing']);
  expect(shown(pages, { 2: own('joy') })).toEqual(['first new', 'nothing', 'own joy']);
});

it('leads to another page that stands in no place, round the list', () => {
  const places = placesOf(four);
  expect(places.map(({ next }) => next)).toEqual(['joy', 'joy', 'joy']);
  expect(placesOf(four, { 0: own('joy') }).map(({ next }) => next)).toEqual(['old', 'old', 'old']);
  expect(placesOf(four.slice(0, 2)).map(({ next }) => next)).toEqual([undefined, undefined]);
});

it('fills the place of a page that has been deleted', () => {
  expect(shown(four, { 0: own('gone') })[0]).toBe('first old');
});

it('says that the user has chosen a page, also one that could be offered', () => {
  expect(shown(four, { 1: own('old') })).toEqual(['no role long', 'own old', 'latest new']);
});

it.each([
  ['a recent one is not of the beginning', 0, 'new', 'no role new'],
  ['one of the oldest is', 0, 'second', 'first second'],
  ['a short one is not long', 1, 'old', 'no role old'],
  ['an old one is not recent', 2, 'old', 'no role old'],
  ['one of the newest is', 2, 'joy', 'latest joy'],
])('gives another page that was offered a role only if it is true: %s', (_, place, key, expected) => {
  const six = [
    ...four.map((one) => (one.key === 'old' ? { ...one, length: 2 } : one)),
    aPage('second', '2026-01-02'),
    aPage('fifth', '2026-02-20'),
  ];
  expect(shown(six, { [place]: another(key) })[place]).toBe(expected);
});

it('fills the place of another page that may no longer be offered, and leaves what the user chose', () => {
  const pages = four.map((one) => ({ ...one, isOffered: one.key !== 'joy' }));
  expect(shown(pages, { 0: own('joy') })[0]).toBe('own joy');
  expect(shown(pages, { 0: another('joy') })[0]).toBe('first old');
  expect(placesOf(pages, { 0: another('joy') }).map(({ next }) => next)).toEqual([undefined, undefined, undefined]);
});
