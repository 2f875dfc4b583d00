import type { ShownVersion } from '@app/contract/documents';
import { createFakeDocuments } from '../testing/fake-documents.ts';
import { documentsForRemotes, ownDocumentsOf } from './own-documents-of.ts';

const GARDEN = 'mf-garden/a';
const VERSION_KEY = '11111111-1111-4111-8111-111111111111';
const version: ShownVersion = { key: VERSION_KEY, field: 'words.line', value: 'Otra', device: '', beside: 'Suya' };

/** The documents of an account in which mf-garden has one of its own, with another version of its text. */
function anAccount() {
  const documents = createFakeDocuments({
    documents: [
      { kind: 'own', key: GARDEN, fields: { 'words.line': 'Suya' }, others: [version] },
      { kind: 'own', key: 'mf-orchard/a', fields: { 'words.line': 'De otra' } },
      {
        kind: 'sibling',
        key: VERSION_KEY,
        fields: { of: { kind: 'own', key: GARDEN }, field: 'words.line', value: 'Otra' },
      },
      { kind: 'day', key: '2026-11-21', fields: { note: 'mar' } },
    ],
  });
  return { documents, garden: ownDocumentsOf(documents, 'mf-garden'), thief: ownDocumentsOf(documents, 'mf-thief') };
}

it('gives a remote its own documents under its own keys', async () => {
  const { documents, garden } = anAccount();
  expect(garden.list().map(({ key }) => key)).toEqual(['a']);
  expect(garden.get('a')?.fields).toEqual({ 'words.line': 'Suya' });
  await garden.set('b', { 'words.line': { value: 'Nueva' } });
  expect(documents.get('own', 'mf-garden/b')?.fields).toEqual({ 'words.line': 'Nueva' });
  await garden.remove('b');
  expect(documents.get('own', 'mf-garden/b')).toBeUndefined();
  await garden.choose('a', version, 'other');
  expect(documents.get('own', GARDEN)).toMatchObject({ fields: { 'words.line': 'Otra' }, others: [] });
});

it('keeps the list while others change theirs', async () => {
  const { documents, garden } = anAccount();
  const before = garden.list();
  await documents.set('own', 'mf-orchard/a', { 'words.line': { value: 'Más' } });
  expect(garden.list()).toBe(before);
  await garden.set('a', { 'words.line': { value: 'Más' } });
  expect(garden.list()).not.toBe(before);
});

describe('a hostile remote', () => {
  it.each(['../mf-garden/a', 'mf-garden/a', '/a', '', 'A', 'a b', 'a'.repeat(61), 'a\n', '%2e'])(
    'names no other document by the key %j',
    async (key) => {
      const { documents, thief } = anAccount();
      for (const act of [() => thief.get(key), () => thief.begin(key)]) expect(act).toThrow(/no key/);
      await expect(thief.set(key, { 'words.line': { value: 'x' } })).rejects.toThrow(/no key/);
      await expect(thief.remove(key)).rejects.toThrow(/no key/);
      expect(documents.get('own', GARDEN)?.fields).toEqual({ 'words.line': 'Suya' });
    },
  );

  it('chooses between no versions of another’s', async () => {
    const { documents, thief } = anAccount();
    await thief.choose('a', version, 'other');
    await documentsForRemotes(documents).choose('day', '2026-11-21', { ...version, field: 'note' }, 'other');
    expect(documents.get('own', GARDEN)).toMatchObject({ fields: { 'words.line': 'Suya' }, others: [version] });
    expect(documents.get('day', '2026-11-21')?.fields).toEqual({ note: 'mar' });
  });

  it('gets none of them by the documents that all remotes share', async () => {
    const { documents, garden } = anAccount();
    const shared = documentsForRemotes(documents);
    expect([shared.list('own'), shared.list('sibling')]).toEqual([[], []]);
    expect([shared.get('own', GARDEN), shared.get('sibling', VERSION_KEY)]).toEqual([undefined, undefined]);
    for (const [kind, key] of [
      ['own', GARDEN],
      ['sibling', VERSION_KEY],
      ['sibling', 'new'],
    ] as const) {
      expect(() => shared.begin(kind, key)).toThrow(/host\.own/);
      await expect(shared.open(kind, key)).rejects.toThrow(/host\.own/);
      await expect(shared.set(kind, key, { value: { value: 'x' } })).rejects.toThrow(/host\.own/);
      await expect(shared.remove(kind, key)).rejects.toThrow(/host\.own/);
    }
    expect(garden.get('a')?.fields).toEqual({ 'words.line': 'Suya' });
    expect(shared.get('day', '2026-11-21')?.fields).toEqual({ note: 'mar' });
  });
});

it('shows all remotes the same object for the same documents', () => {
  const { documents } = anAccount();
  expect(documentsForRemotes(documents)).toBe(documentsForRemotes(documents));
  expect(documentsForRemotes(anAccount().documents)).not.toBe(documentsForRemotes(documents));
});
