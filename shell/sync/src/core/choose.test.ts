import { aDesk, aDoc, circumstances, day } from '../testing/a-desk.ts';
import { choose } from './choose.ts';
import { documentId, type Names } from './local-document.ts';
import { remove } from './remove.ts';
import { shownFields } from './shown.ts';

const text = (value: string) => ({ value });
const sibling: Names = { kind: 'sibling', key: 's1' };
const version = { key: 's1', field: 'note', value: 'lluvia' };
const both = () =>
  aDesk(
    { ...day, known: aDoc(day, 6, { note: 'mar' }) },
    { ...sibling, known: aDoc(sibling, 5, { of: { ...day }, field: 'note', value: 'lluvia', device: 'Móvil' }) },
  );

it.each([
  ['other' as const, 'lluvia'],
  ['current' as const, 'mar'],
  ['both' as const, 'mar\n\nlluvia'],
  [{ join: 'mar, lluvia' }, 'mar, lluvia'],
])('%j', (choice, note) => {
  const { desk, shown, freeze } = both();
  choose(desk, day, { other: version, choice, newTitle: '', time: 1 }, circumstances);
  expect(shown(day)).toEqual({ note });
  expect(desk.siblingsOf(documentId(day))).toEqual([]);
  // One push: the words first, then the version goes.
  expect(freeze().map(({ action }) => action)).toEqual(choice === 'current' ? ['delete'] : ['set', 'delete']);
});

it('leaves a version where it is until the words that took its place are accepted', () => {
  const { desk, freeze, receive } = both();
  choose(desk, day, { other: version, choice: 'other', newTitle: '', time: 1 }, circumstances);
  const [set, gone] = freeze();
  receive({ opId: set!.opId, status: 'rejected', code: 'too_large' }, { opId: gone!.opId, status: 'kept' });
  desk.put({ ...desk.get(documentId(sibling))!, pending: { action: 'delete', baseRev: 5, after: documentId(day) } });
  expect(freeze()).toEqual([]);
});

describe('where the words are others than she saw', () => {
  const shownVersion = { ...version, beside: 'ola' };
  const settle = (
    { desk }: ReturnType<typeof aDesk>,
    choice: Parameters<typeof choose>[2]['choice'],
    other: Parameters<typeof choose>[2]['other'] = shownVersion,
  ) => choose(desk, day, { other, choice, newTitle: '', time: 1 }, circumstances);
  const versions = ({ desk }: ReturnType<typeof aDesk>) =>
    desk.siblingsOf(documentId(day)).map((local) => shownFields(local)?.['value']);

  it('leaves the field alone, and the version where it is, when she wants the other', () => {
    const scene = both();
    settle(scene, 'other');
    expect(scene.shown(day)).toEqual({ note: 'mar' });
    expect(versions(scene)).toEqual(['lluvia']);
    expect(scene.freeze()).toEqual([]);
  });

  it('puts away what she saw of the other, and nothing else, when she keeps what stands here', () => {
    const scene = both();
    settle(scene, 'current');
    expect(scene.shown(day)).toEqual({ note: 'mar' });
    expect(versions(scene)).toEqual([]);
  });

  it('keeps her joined words as the version', () => {
    const scene = both();
    settle(scene, { join: 'ola y lluvia' });
    expect(scene.shown(day)).toEqual({ note: 'mar' });
    expect(versions(scene)).toEqual(['ola y lluvia']);
  });

  it('adds to what stands here when she keeps both', () => {
    const scene = both();
    settle(scene, 'both');
    expect(scene.shown(day)).toEqual({ note: 'mar\n\nlluvia' });
    expect(versions(scene)).toEqual([]);
  });

  it.each([
    ['current' as const, 'mar'],
    ['other' as const, 'lluvia'],
    [{ join: 'mar y lluvia' }, 'mar y lluvia'],
  ])('never puts away a version that has other words by now: %j', (choice, note) => {
    const scene = both();
    scene.write(sibling, { value: text('lluvia y viento') });
    settle(scene, choice, { ...version, beside: 'mar' });
    expect(scene.shown(day)).toEqual({ note });
    expect(versions(scene)).toEqual(['lluvia y viento']);
  });

  it('takes all of the version as it is by now when she keeps both', () => {
    const scene = both();
    scene.write(sibling, { value: text('lluvia y viento') });
    settle(scene, 'both', { ...version, beside: 'mar' });
    expect(scene.shown(day)).toEqual({ note: 'mar\n\nlluvia y viento' });
    expect(versions(scene)).toEqual([]);
  });

  it.each(['other words', 'nothing'])('keeps her joined words beside both when the version has %s by now', (now) => {
    const scene = both();
    if (now === 'nothing') remove(scene.desk, sibling);
    else scene.write(sibling, { value: text('lluvia y viento') });
    scene.write(day, { note: text('marea') });
    settle(scene, { join: 'ola y lluvia' });
    expect(scene.shown(day)).toEqual({ note: 'marea' });
    expect(versions(scene)).toEqual([...(now === 'nothing' ? [] : ['lluvia y viento']), 'ola y lluvia']);
  });

  it('gives the server her joined words as made upon other words than it has', () => {
    const scene = both();
    remove(scene.desk, sibling);
    settle(scene, { join: 'ola y lluvia' });
    const [set] = scene.freeze();
    expect(set).toMatchObject({ fields: { note: { value: 'ola y lluvia', baseRev: 0 } } });
  });
});
