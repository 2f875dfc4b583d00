import { navigationOf } from './navigation.ts';

const nav = (label: string) => ({ to: `/${label}`, label, icon: 'M4 4h16' });

it('has the remotes that ask for it and have no place in the bar, by their order and then by name', () => {
  expect(
    navigationOf([
      { name: 'mf-sin' },
      { name: 'mf-b', nav: nav('b') },
      { name: 'mf-d', nav: nav('d'), order: 20 },
      { name: 'mf-a', nav: nav('a') },
      { name: 'mf-c', nav: nav('c'), order: 0 },
      { name: 'mf-e', nav: { ...nav('e'), bar: 'home' } },
    ]).map(({ label }) => label),
  ).toEqual(['c', 'd', 'a', 'b']);
});
