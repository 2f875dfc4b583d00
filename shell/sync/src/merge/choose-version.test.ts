import { aUnitOfWork, aDoc, context, day, entry } from '../testing/a-unit-of-work.ts';
import { chooseVersion } from './choose-version.ts';
import { documentId, type DocumentRef } from '../document/local-document.ts';
import { deleteDocument } from './delete-document.ts';
import { visibleFields } from '../document/visible-fields.ts';

const text = (value: string) => ({ value });
const sibling: DocumentRef = { kind: 'sibling', key: 's1' };
const version = { key: 's1', field: 'note', value: 'lluvia' };
const both = () =>
  aUnitOfWork(
    { ...day, known: aDoc(day, 6, { note: 'mar' }) },
    { ...sibling, known: aDoc(sibling, 5, { of: { ...day }, field: 'note', value: 'lluvia', device: 'Móvil' }) },
  );

it.each([
  ['other' as const, 'lluvia'],
  ['current' as const, 'mar'],
  ['both' as const, 'mar\n\nlluvia'],
  [{ join: 'mar, lluvia' }, 'mar, lluvia'],
])('%j', (choice, note) => {
  const { work, shown, takeBatch } = both();
  chooseVersion(work, day, { other: version, choice, newTitle: '', time: 1 }, context);
  expect(shown(day)).toEqual({ note });
  expect(work.siblingsOf(documentId(day))).toEqual([]);
  // One push: the text first, then the sibling is deleted.
  expect(takeBatch().map(({ action }) => action)).toEqual(choice === 'current' ? ['delete'] : ['set', 'delete']);
});

describe('ink', () => {
  const [X, Y] = ['a'.repeat(64), 'b'.repeat(64)];
  const drawn = { key: 's1', field: 'strokes.q', value: '[Y]', beside: '[X]', picture: Y };
  const sheet = (strokes: string | null = '[X]') =>
    aUnitOfWork(
      { ...entry, known: aDoc(entry, 6, { 'canvasData.q': X, 'strokes.q': strokes }) },
      { ...sibling, known: aDoc(sibling, 5, { of: { ...entry }, field: 'strokes.q', value: '[Y]', device: '' }) },
    );
  const choose = (
    { work }: ReturnType<typeof sheet>,
    choice: 'other' | 'both',
    other: Parameters<typeof chooseVersion>[2]['other'] = drawn,
  ) => chooseVersion(work, entry, { other, choice, newTitle: 'Nueva', time: 1 }, context);

  it.each([
    ['with its picture', Y, Y],
    ['without one', undefined, null],
  ])('takes the place of the other drawing %s', (_, picture, canvas) => {
    const scene = sheet();
    choose(scene, 'other', { ...drawn, picture });
    expect(scene.shown(entry)).toEqual({ 'canvasData.q': canvas, 'strokes.q': '[Y]' });
    expect(scene.takeBatch().map(({ action }) => action)).toEqual(['set', 'delete']);
  });

  it('leaves a picture without ink to the list', () => {
    const scene = sheet(null);
    choose(scene, 'other', { ...drawn, beside: '' });
    expect(scene.shown(entry)).toEqual({ 'canvasData.q': Y, 'strokes.q': '[Y]', 'savedDrawings.q': [X] });
  });

  it('becomes a drawing of its own when the user keeps both', () => {
    const scene = sheet();
    choose(scene, 'both');
    expect(scene.shown(entry)).toEqual({ 'canvasData.q': X, 'strokes.q': '[X]' });
    expect(scene.work.siblingsOf(documentId(entry))).toEqual([]);
    const made = [...scene.work.documents.values()].find(({ kind, key }) => kind === 'entry' && key !== entry.key);
    expect(visibleFields(made)).toMatchObject({
      writingMode: 'handwriting',
      'strokes.personal_content': '[Y]',
      'canvasData.personal_content': Y,
    });
    expect(visibleFields(made)).not.toHaveProperty(['responses.personal_content']);
  });
});

it('keeps a sibling until the text that replaced it is accepted', () => {
  const { work, takeBatch, applyPushResults } = both();
  chooseVersion(work, day, { other: version, choice: 'other', newTitle: '', time: 1 }, context);
  const [set, gone] = takeBatch();
  applyPushResults({ opId: set!.opId, status: 'rejected', code: 'too_large' }, { opId: gone!.opId, status: 'kept' });
  work.put({ ...work.get(documentId(sibling))!, pending: { action: 'delete', baseRev: 5, after: documentId(day) } });
  expect(takeBatch()).toEqual([]);
});

describe('if the text differs from the one shown', () => {
  const shownVersion = { ...version, beside: 'ola' };
  const settle = (
    { work }: ReturnType<typeof aUnitOfWork>,
    choice: Parameters<typeof chooseVersion>[2]['choice'],
    other: Parameters<typeof chooseVersion>[2]['other'] = shownVersion,
  ) => chooseVersion(work, day, { other, choice, newTitle: '', time: 1 }, context);
  const versions = ({ work }: ReturnType<typeof aUnitOfWork>) =>
    work.siblingsOf(documentId(day)).map((local) => visibleFields(local)?.['value']);

  it('leaves the field and the sibling unchanged when the user chooses the other', () => {
    const scene = both();
    settle(scene, 'other');
    expect(scene.shown(day)).toEqual({ note: 'mar' });
    expect(versions(scene)).toEqual(['lluvia']);
    expect(scene.takeBatch()).toEqual([]);
  });

  it('discards the shown text of the other, and nothing else, when the user keeps the current one', () => {
    const scene = both();
    settle(scene, 'current');
    expect(scene.shown(day)).toEqual({ note: 'mar' });
    expect(versions(scene)).toEqual([]);
  });

  it('stores the user’s merged text as the sibling', () => {
    const scene = both();
    settle(scene, { join: 'ola y lluvia' });
    expect(scene.shown(day)).toEqual({ note: 'mar' });
    expect(versions(scene)).toEqual(['ola y lluvia']);
  });

  it('adds to the current text when the user keeps both', () => {
    const scene = both();
    settle(scene, 'both');
    expect(scene.shown(day)).toEqual({ note: 'mar\n\nlluvia' });
    expect(versions(scene)).toEqual([]);
  });

  it.each([
    ['current' as const, 'mar'],
    ['other' as const, 'lluvia'],
    [{ join: 'mar y lluvia' }, 'mar y lluvia'],
  ])('never discards a sibling that has other text by now: %j', (choice, note) => {
    const scene = both();
    scene.write(sibling, { value: text('lluvia y viento') });
    settle(scene, choice, { ...version, beside: 'mar' });
    expect(scene.shown(day)).toEqual({ note });
    expect(versions(scene)).toEqual(['lluvia y viento']);
  });

  it("takes the sibling's current text when the user keeps both", () => {
    const scene = both();
    scene.write(sibling, { value: text('lluvia y viento') });
    settle(scene, 'both', { ...version, beside: 'mar' });
    expect(scene.shown(day)).toEqual({ note: 'mar\n\nlluvia y viento' });
    expect(versions(scene)).toEqual([]);
  });

  it.each(['other words', 'nothing'])(
    'keeps the user’s merged text beside both when the sibling has %s by now',
    (now) => {
      const scene = both();
      if (now === 'nothing') deleteDocument(scene.work, sibling);
      else scene.write(sibling, { value: text('lluvia y viento') });
      scene.write(day, { note: text('marea') });
      settle(scene, { join: 'ola y lluvia' });
      expect(scene.shown(day)).toEqual({ note: 'marea' });
      expect(versions(scene)).toEqual([...(now === 'nothing' ? [] : ['lluvia y viento']), 'ola y lluvia']);
    },
  );

  it("bases the user’s merged text on a revision older than the server's", () => {
    const scene = both();
    deleteDocument(scene.work, sibling);
    settle(scene, { join: 'ola y lluvia' });
    const [set] = scene.takeBatch();
    expect(set).toMatchObject({ fields: { note: { value: 'ola y lluvia', baseRev: 0 } } });
  });
});
