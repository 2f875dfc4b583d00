import type { FieldValue } from '@app/contract/documents';
import { createFakeDocuments, type FakeDocument } from '../testing/fake-documents.ts';
import { isGoodDay, mayBeOffered } from './gentle-day.ts';

const DAY = '2026-03-01';
const own: FakeDocument = {
  kind: 'settings',
  key: 'settings',
  fields: { emotionPlaces: [{ word: 'a mi aire', pleasant: 0.4, energy: 0 }] },
};

function openDay(emotion: FieldValue | undefined, entryFields: Readonly<Record<string, FieldValue>> = {}) {
  const day: FakeDocument = { kind: 'day', key: DAY, fields: emotion === undefined ? {} : { emotion } };
  const entry: FakeDocument = { kind: 'entry', key: 'a', createdAt: `${DAY}T12:00:00.000Z`, fields: entryFields };
  const documents = createFakeDocuments({ documents: [day, own, entry] });
  return { documents, entry: documents.get('entry', 'a')! };
}

it.each([
  ['without a feeling', undefined, true, false],
  ['with an empty one', ' ', true, false],
  ['with a pleasant one', 'serena', true, true],
  ['with an own one whose place is pleasant', 'a mi aire', true, true],
  ['with a hard one', 'triste', false, false],
  ['with one that has no place', 'hecha polvo', false, false],
])('of a day %s, offers words: %#', (_, emotion, isOffered, isGood) => {
  const { documents, entry } = openDay(emotion);
  expect([mayBeOffered(documents, entry), isGoodDay(documents, DAY)]).toEqual([isOffered, isGood]);
});

it('offers nothing that the user has put aside', () => {
  const { documents, entry } = openDay('serena', { isPutAside: true });
  expect(mayBeOffered(documents, entry)).toBe(false);
});
