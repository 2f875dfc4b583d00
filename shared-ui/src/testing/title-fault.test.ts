import { titleFault } from './title-fault.ts';

const routes = [{ path: '/garden', heading: { title: 'Huerto' } }, { path: '/garden/:id' }];

it.each([
  ['the declared title', { path: '/garden?view=beds', title: 'Huerto' }],
  ['a route without a declared one', { path: '/garden/1', title: 'Un bancal' }],
])('accepts %s', (_, page) => expect(titleFault(routes, page)).toBeUndefined());

it('says in one line which title was changed, and where to change the other', () =>
  expect(titleFault(routes, { path: '/garden?view=beds', title: 'Jardín' })).toBe(
    "/garden?view=beds declares the title 'Huerto', and src/remote.test.tsx expects 'Jardín': change one of them.",
  ));
