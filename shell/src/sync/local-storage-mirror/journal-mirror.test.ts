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
