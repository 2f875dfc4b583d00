import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { anActivity } from '../../../testing/a-journey.ts';
import { AssessmentBody } from './assessment-body.tsx';

const dimensions = ['Calma', 'Presencia', 'Escucha'].map((label) => ({
  key: label.toLowerCase(),
  label,
  low: `poca ${label}`,
  high: `mucha ${label}`,
}));

const taken = (activityId: number, ...scores: number[]): FakeDocument => ({
  kind: 'assessment',
  key: `activity-${activityId}`,
  fields: Object.fromEntries(dimensions.map(({ key }, i) => [`scores.${key}`, scores[i] ?? 1])),
});

async function show(activityId: number, ...saved: FakeDocument[]) {
  const documents = createFakeDocuments({ documents: saved });
  const ui = <AssessmentBody activity={anActivity({ id: activityId })} dimensions={dimensions} />;
  return { documents, ...(await renderInHost({ ui, documents })) };
}

const choose = (user: { click: (element: Element) => Promise<void> }, label: string, score: number) =>
  user.click(
    within(screen.getByRole('group', { name: new RegExp(label) })).getByRole('radio', { name: String(score) }),
  );

it('saves three scores on the device', async () => {
  const { user, documents } = await show(9);
  const save = await screen.findByRole('button', { name: 'Guardar mi autoevaluación' });
  expect(save).toBeDisabled();
  await choose(user, 'Calma', 4);
  await choose(user, 'Presencia', 7);
  expect(save).toBeDisabled();
  await choose(user, 'Escucha', 3);
  await user.click(save);
  expect(await screen.findByText('Guardada. Puedes cambiarla cuando quieras.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Calma: 4 de 10' })).toBeVisible();
  expect(documents.get('assessment', 'activity-9')?.fields).toEqual({
    'scores.calma': 4,
    'scores.presencia': 7,
    'scores.escucha': 3,
    takenAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  });
});

it('shows both values, with a table behind the chart', async () => {
  await show(27, taken(9, 4, 7, 3), taken(27, 6, 7, 2), taken(45, 1, 1, 1));
  expect(await screen.findByRole('heading', { name: 'Entonces y ahora' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Calma: de 4 a 6' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Escucha: de 3 a 2' })).toBeVisible();
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual(['DimensiónSemana 1Semana 3', 'Calma46', 'Presencia77', 'Escucha32']);
});

it('shows stored scores, and changes one of them', async () => {
  const { user, documents } = await show(9, taken(9, 4, 7, 3));
  expect(within(await screen.findByRole('group', { name: /Calma/ })).getByRole('radio', { name: '4' })).toBeChecked();
  await choose(user, 'Calma', 5);
  await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
  expect(await screen.findByRole('img', { name: 'Calma: 5 de 10' })).toBeVisible();
  expect(documents.get('assessment', 'activity-9')?.fields).toMatchObject({ 'scores.calma': 5, 'scores.presencia': 7 });
});

it('keeps the scores on the page when the device cannot store them', async () => {
  const { user, documents } = await show(9);
  jest.spyOn(documents, 'set').mockRejectedValue(new Error('full'));
  await screen.findByRole('group', { name: /Calma/ });
  for (const label of ['Calma', 'Presencia', 'Escucha']) await choose(user, label, 8);
  await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido guardarla.');
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3);
});
