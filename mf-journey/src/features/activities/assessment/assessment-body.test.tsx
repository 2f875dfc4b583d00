import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { anActivity } from '../../../testing/a-journey.ts';
import { AssessmentBody } from './assessment-body.tsx';

const dimensions = ['Calma', 'Presencia', 'Escucha'].map((label) => ({
  key: label.toLowerCase(),
  label,
  low: `poca ${label}`,
  middle: `a ratos ${label}`,
  high: `mucha ${label}`,
}));

const taken = (activityId: number, ...scores: number[]): FakeDocument => ({
  kind: 'assessment',
  key: `activity-${activityId}`,
  fields: Object.fromEntries(dimensions.map(({ key }, i) => [`scores.${key}`, scores[i] ?? 1])),
});

async function show(activityId: number, ...saved: FakeDocument[]) {
  const documents = createFakeDocuments({ documents: saved });
  const ui = (
    <AssessmentBody activity={anActivity({ id: activityId })} dimensions={dimensions} whenLow="Siéntate un rato." />
  );
  return { documents, ...(await renderInHost({ ui, documents })) };
}

/** The last self-assessment of the sixth block, which asks two of the first block's dimensions as well. */
async function showHalfYear(...saved: FakeDocument[]) {
  const documents = createFakeDocuments({ documents: saved });
  const own = ['Voz', 'Verdad', 'Juego'].map((label) => ({
    key: label,
    label,
    low: 'poca',
    middle: 'a ratos',
    high: 'mucha',
  }));
  const activity = anActivity({ id: 216, blockId: 6 });
  const ui = (
    <AssessmentBody activity={activity} dimensions={own} yearly={dimensions.slice(0, 2)} whenLow="Siéntate un rato." />
  );
  return { documents, ...(await renderInHost({ ui, documents })) };
}

const ofHalfYear = (scores: Readonly<Record<string, number>>): FakeDocument => ({
  kind: 'assessment',
  key: 'activity-216',
  fields: { 'scores.Voz': 5, 'scores.Verdad': 5, 'scores.Juego': 5, takenAt: '2026-06-20T10:00:00.000Z', ...scores },
});

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
  const note = await screen.findByText('Guardada. Puedes cambiarla cuando quieras.');
  // The button is disabled now.
  await waitFor(() => expect(note).toHaveFocus());
  expect(screen.getByRole('img', { name: 'Calma: 4 de 10' })).toBeVisible();
  expect(documents.get('assessment', 'activity-9')?.fields).toEqual({
    'scores.calma': 4,
    'scores.presencia': 7,
    'scores.escucha': 3,
    takenAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
  });
});

it('says what the scores mean, and what to do about a low one', async () => {
  const { user } = await show(9);
  const scale = within(await screen.findByRole('group', { name: /Calma/ }));
  for (const anchor of ['1–3 · poca Calma', '4–6 · a ratos Calma', '7–10 · mucha Calma'])
    expect(scale.getByText(anchor)).toBeVisible();
  await choose(user, 'Calma', 4);
  expect(screen.queryByText(/Siéntate un rato/)).toBeNull();
  await choose(user, 'Presencia', 3);
  expect(screen.getByText(/Siéntate un rato/)).toBeVisible();
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

describe('the two of the whole year', () => {
  it('may be left without an answer', async () => {
    const { user, documents } = await showHalfYear(taken(9, 2, 7, 3));
    for (const label of ['Voz', 'Verdad', 'Juego']) await choose(user, label, 6);
    await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
    expect(await screen.findByText('Guardada. Puedes cambiarla cuando quieras.')).toBeVisible();
    expect(documents.get('assessment', 'activity-216')?.fields).not.toHaveProperty(['scores.calma']);
    expect(screen.queryByRole('heading', { name: 'Tu año, en dos preguntas' })).toBeNull();
  });

  it('are shown as a year without a number, one alone as well', async () => {
    const { user, documents } = await showHalfYear(taken(9, 2, 7, 3), ofHalfYear({}));
    await choose(user, 'Calma', 5);
    await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
    const year = (await screen.findByRole('heading', { name: 'Tu año, en dos preguntas' })).parentElement!;
    expect(documents.get('assessment', 'activity-216')?.fields).toMatchObject({ 'scores.calma': 5, 'scores.Voz': 5 });
    const titles = within(year).getAllByRole('heading', { level: 5 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Calma', 'Presencia']);
    const said = within(year)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringMatching(/^Al empezar.*poca Calma$/),
      expect.stringMatching(/^A mitad de camino.*a ratos Calma$/),
      expect.stringMatching(/^Al empezar.*mucha Presencia$/),
    ]);
  });
});
