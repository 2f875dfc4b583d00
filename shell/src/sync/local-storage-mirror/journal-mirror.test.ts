import type { StoredDocument } from '@app/contract/documents';
import { journalMirror } from './journal-mirror.ts';

it('reads the journal of the old app', () => {
  const entries = [
    { id: 1, activityId: 999, title: 'Nueva entrada', content: 'Solo texto', isCompleted: true },
    { id: 2, activityId: 7, title: 'Siete', content: { attention: 'aquí', 'Con espacio': 'allí' } },
    {
      id: 3,
      title: 'Mía',
      content: JSON.stringify({
        responses: { personal_content: 'Hoy' },
        canvasData: { personal_content: 'data:image/png;base64,AAAA' },
        writingMode: 'handwriting',
      }),
    },
    { content: 'Sin fecha' },
    'Solo palabras',
    3,
  ];
  const reading = journalMirror.read(JSON.stringify(entries));
  expect(reading?.isComplete).toBe(false);
  expect(reading?.documents.map(({ fields }) => fields)).toEqual([
    { entryId: 1, title: 'Nueva entrada personal', 'responses.personal_content': 'Solo texto', isCompleted: true },
    { entryId: 2, activityId: 7, title: 'Siete', 'responses.attention': 'aquí', 'responses.reflection': 'allí' },
    { entryId: 3, title: 'Mía', 'responses.personal_content': 'Hoy', writingMode: 'handwriting' },
    { title: 'Nueva entrada personal', 'responses.personal_content': 'Sin fecha' },
    { title: 'Nueva entrada personal', 'responses.personal_content': 'Solo palabras' },
  ]);
  expect(reading?.documents[2]?.pictures).toEqual({ 'canvasData.personal_content': ['data:image/png;base64,AAAA'] });
});

it('writes the time of an entry as the API does', () => {
  const entry: StoredDocument = {
    kind: 'entry',
    key: 'k',
    fields: { entryId: 1, title: 'Una' },
    createdAt: '2026-11-29T08:00:00.000Z',
    updatedAt: '2026-11-29T09:00:00.000Z',
    state: 'synced',
    others: [],
    cameBack: false,
  };
  const [written] = JSON.parse(journalMirror.write(() => [entry]) ?? '[]') as { content: string }[];
  expect(JSON.parse(written!.content)).toMatchObject({ timestamp: '2026-11-29T08:00:00.000Z' });
});
