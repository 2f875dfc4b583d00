import { FIELD_CLASSES, fieldClass } from './field-classes.ts';
import { challengeFields, dayFields, entryFields, settingsFields, underlineFields } from './sync-kinds.ts';

it.each([
  ['entry', entryFields],
  ['day', dayFields],
  ['challenge', challengeFields],
  ['underline', underlineFields],
  ['settings', settingsFields],
] as const)('gives every field of %s that has a schema a class', (kind, schemas) => {
  for (const name of Object.keys(schemas)) expect([name, fieldClass(kind, name)]).not.toEqual([name, undefined]);
});

it('gives names with a part the class of their pattern, and others none', () => {
  expect(fieldClass('entry', 'responses.experience')).toBe('text');
  expect(fieldClass('challenge', 'done.40')).toBe('flag');
  for (const name of ['responses', 'toString', 'constructor.a', 'note'])
    expect(fieldClass('entry', name)).toBeUndefined();
  for (const kind of ['later', 'constructor']) expect(fieldClass(kind, 'note')).toBeUndefined();
  expect(Object.keys(FIELD_CLASSES)).toHaveLength(8);
});
