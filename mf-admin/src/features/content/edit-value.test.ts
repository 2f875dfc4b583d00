import { editableEntries, emptyLike, type Json, withChange } from './edit-value.ts';

const activity: Json = {
  base: 1,
  kind: 'practice',
  lenses: [
    { title: 'Uno', text: ['a', 'b'] },
    { title: 'Dos', text: [] },
  ],
};

it('changes one place and no other', () => {
  const changed = withChange(activity, ['lenses', 0, 'text', 1], () => 'otra');
  expect(changed).toEqual({
    ...activity,
    lenses: [
      { title: 'Uno', text: ['a', 'otra'] },
      { title: 'Dos', text: [] },
    ],
  });
  expect(activity.lenses).toEqual([
    { title: 'Uno', text: ['a', 'b'] },
    { title: 'Dos', text: [] },
  ]);
});

it('lets lists grow and shrink', () => {
  const grown = withChange(activity, ['lenses', 0, 'text'], (list) => [...(list as string[]), '']);
  expect(grown).toMatchObject({ lenses: [{ text: ['a', 'b', ''] }, {}] });
});

it('offers neither ids nor kinds', () => {
  expect(editableEntries({ id: 1, kind: 'x', title: 'T', key: 'k' }).map(([key]) => key)).toEqual(['title']);
});

it('creates an empty value of the same shape', () => {
  expect(emptyLike({ image: 'mar', at: 3, of: ['x', 'y'] })).toEqual({ image: '', at: 3, of: [''] });
});
