import { navFaults } from './nav-faults.ts';

const routes = [{ path: '/garden' }, { path: '/garden/:id' }];
const nav = { to: '/garden', label: 'Huerto', icon: 'M4 4h16' };

it.each([
  ['no entry', undefined],
  ['one for the menu', nav],
  ['a place in the bar', { ...nav, bar: 'resources' as const, also: ['orchard'] }],
])('accepts %s', (_, declared) => expect(navFaults({ nav: declared, routes })).toEqual([]));

it.each([
  ['a place that the bar does not have', { ...nav, bar: 'garden' as never }, /^nav\.bar: .*home, journal, calendar/],
  ['an address where a first segment belongs', { ...nav, also: ['/orchard'] }, /^nav\.also\.0: /],
  ['a page with a parameter', { ...nav, to: '/garden/:id' }, /^nav\.to: /],
  ['a page of another', { ...nav, to: '/orchard' }, /^nav\.to: /],
])('refuses %s', (_, declared, fault) =>
  expect(navFaults({ nav: declared, routes })).toEqual([expect.stringMatching(fault)]),
);
