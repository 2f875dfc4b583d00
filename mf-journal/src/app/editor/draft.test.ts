import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { anEntry } from '../../testing/an-entry.ts';
import { createDraft } from './draft.ts';
import { activityTarget, newPersonalTarget } from './entry-target.ts';

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const NOW = 1_795_000_000_000;

async function open(target = newPersonalTarget(key), ...stored: ReturnType<typeof anEntry>[]) {
  const documents = createFakeDocuments({ documents: stored });
  const edit = await documents.open('entry', target.key);
  const draft = createDraft(edit, target, () => NOW);
  return { draft, fields: () => documents.get('entry', target.key)?.fields };
}

it('creates no entry before its first text', async () => {
  const { draft, fields } = await open();
  draft.chooseMode('handwriting');
  expect(fields()).toBeUndefined();
  draft.write('personal_content', 'H');
  expect(fields()).toEqual({
    entryId: NOW,
    utcOffset: 0 - new Date(NOW).getTimezoneOffset(),
    title: 'Nueva entrada personal',
    writingMode: 'handwriting',
    isCompleted: false,
    'responses.personal_content': 'H',
  });
});

it('assigns an activity’s entry to its activity', async () => {
  const { draft, fields } = await open(activityTarget(37, { title: 'El mapa' }, key));
  draft.write('reflection', 'H');
  expect(fields()).toMatchObject({ activityId: 37, title: 'El mapa' });
});

it('creates an entry of no activity under a key of its own', () => {
  expect(activityTarget(0, { title: 'El mapa' }, key)).toMatchObject({ key, activityId: 'unknown' });
  expect(activityTarget('7', {}, key)).toMatchObject({ key, activityId: 'unknown' });
});

it.each([
  ['words taken back before it', ['Hoy', ''], 'text'],
  ['words beside it', ['Hoy'], 'handwriting'],
])('stores that a personal entry is written by hand only with something in it: %s', async (_, written, mode) => {
  const { draft, fields } = await open();
  for (const words of written) draft.write('personal_content', words);
  draft.chooseMode('handwriting');
  expect(draft.mode()).toBe('handwriting');
  expect(fields()).toMatchObject({ writingMode: mode });
});

it('stores so that ink is there of which no picture could be made, whatever the mode', async () => {
  const { draft, fields } = await open();
  draft.chooseMode('handwriting');
  draft.change({ 'strokes.personal_content': { value: '[{"w":3,"c":"#000000","p":[[1,1]]}]' } });
  draft.chooseMode('text');
  expect(fields()).toMatchObject({ writingMode: 'handwriting' });
  draft.change({ 'canvasData.personal_content': { value: 'a'.repeat(64) } });
  expect(fields()).toMatchObject({ writingMode: 'text' });
  draft.chooseMode('handwriting');
  draft.change({ 'strokes.personal_content': { value: null }, 'canvasData.personal_content': { value: null } });
  expect(fields()).toMatchObject({ writingMode: 'text' });
});

it('stores the mode of an activity’s entry as it is chosen', async () => {
  const { draft, fields } = await open(activityTarget(37, { title: 'El mapa' }, key));
  draft.write('reflection', '');
  draft.chooseMode('handwriting');
  expect(fields()).toMatchObject({ writingMode: 'handwriting' });
});

it('writes only changed fields', async () => {
  const { draft, fields } = await open(newPersonalTarget(key), anEntry({ key, fields: { entryId: 7 } }));
  draft.write('personal_content', 'Más');
  expect(fields()).toMatchObject({ entryId: 7, isCompleted: true, 'responses.personal_content': 'Más' });
});

it.each([
  ['', false, false],
  ['   ', true, false],
  ['Hoy', true, true],
])('with %j there is something: %p, and content: %p', async (words, hasSomething, hasContent) => {
  const { draft } = await open();
  draft.write('personal_content', words);
  expect([draft.hasSomething(), draft.hasContent()]).toEqual([hasSomething, hasContent]);
});

it('counts a drawing as content', async () => {
  const { draft } = await open();
  draft.change({ 'savedDrawings.personal_content': { add: ['a'.repeat(64)], remove: [] } });
  expect(draft.hasContent()).toBe(true);
  draft.change({ 'savedDrawings.personal_content': { add: [], remove: ['a'.repeat(64)] } });
  expect(draft.hasContent()).toBe(false);
});

it('restores the content of when it was opened', async () => {
  const before = { 'responses.personal_content': 'Antes', 'savedDrawings.personal_content': ['a', 'b'] };
  const { draft, fields } = await open(newPersonalTarget(key), anEntry({ key, fields: before }));
  draft.write('personal_content', 'Después');
  draft.write('otra', 'Nueva');
  draft.change({ 'savedDrawings.personal_content': { add: ['c'], remove: ['a'] } });
  draft.change({ 'canvasData.personal_content': { value: 'd' } });
  draft.revert();
  const drawings = fields()?.['savedDrawings.personal_content'];
  expect(Array.isArray(drawings) && drawings.toSorted()).toEqual(['a', 'b']);
  expect(fields()).toMatchObject({
    'responses.personal_content': 'Antes',
    'responses.otra': '',
    'canvasData.personal_content': null,
  });
  expect(draft.isChanged()).toBe(false);
});

it('makes the changes again that it has undone', async () => {
  const { draft, fields } = await open();
  draft.write('personal_content', 'Hoy');
  draft.change({ 'savedDrawings.personal_content': { add: ['a'], remove: [] } });
  const putBack = draft.revert();
  expect(draft.hasContent()).toBe(false);
  putBack();
  expect(fields()).toMatchObject({ 'responses.personal_content': 'Hoy', 'savedDrawings.personal_content': ['a'] });
  expect(draft.isChanged()).toBe(true);
});

it('notifies subscribers until they unsubscribe', async () => {
  const { draft } = await open();
  const heard = jest.fn();
  const stop = draft.subscribe(heard);
  draft.write('personal_content', 'H');
  stop();
  draft.write('personal_content', 'Ho');
  expect(heard).toHaveBeenCalledTimes(1);
});
