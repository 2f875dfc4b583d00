import { addressOfPart, partOf } from './parts.ts';

it.each([
  ['', undefined],
  ['?parte=espejo', 'espejo'],
  ['?parte=seguridad', 'seguridad'],
  ['?otra=1&parte=espejo', 'espejo'],
  ['?parte=', undefined],
  ['?parte=otra', undefined],
  ['?parte=Espejo', undefined],
  ['?parte=constructor', undefined],
])('of "%s" it reads %s', (search, part) => expect(partOf(search)).toBe(part));

it.each(['espejo', 'seguridad'] as const)('reads the address of %s that it makes', (part) => {
  expect(partOf(new URL(addressOfPart(part), 'http://localhost').search)).toBe(part);
});
