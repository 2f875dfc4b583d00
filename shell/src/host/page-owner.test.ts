import type { SignedInUser } from '@app/contract/sign-in';
import { pageOwner } from './page-owner.ts';

const aUser = (id: string, firstName = id): SignedInUser => ({
  id,
  username: id,
  email: `${id}@example.com`,
  firstName,
  lastName: '',
  role: 'user',
  hasPremiumAccess: false,
});
const ana = aUser('ana');
const renamed = aUser('ana', 'Ana María');
const eva = aUser('eva');

it.each([
  ['nobody has signed in', null, null, null],
  ['the session is not known yet', null, undefined, null],
  ['a user has signed in', null, ana, ana],
  ['its user is still signed in', ana, ana, ana],
  ['its user was changed', ana, renamed, renamed],
  ['its session has ended', ana, null, null],
  ['its session is asked for again', ana, undefined, null],
  ['another user has signed in', ana, eva, null],
])('without unsent words: %s', (_, last, answer, owner) => {
  expect(pageOwner(last, answer, false, false)).toBe(owner);
});

it.each([
  ['nobody has signed in', null, null, null],
  ['its user was changed', ana, renamed, renamed],
  ['its session has ended', ana, null, ana],
  ['its session is asked for again', ana, undefined, ana],
  ['another user has signed in', ana, eva, ana],
])('SYNC §5: with unsent words: %s', (_, last, answer, owner) => {
  expect(pageOwner(last, answer, true, false)).toBe(owner);
});

it.each([
  ['the session has ended', null],
  ['another user has signed in', eva],
])('unsent words do not hold the page of a user who signs out: %s', (_, answer) => {
  expect(pageOwner(ana, answer, true, true)).toBeNull();
});
