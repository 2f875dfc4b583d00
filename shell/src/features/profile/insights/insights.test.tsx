import { getActivity } from '@app/contract/activities';
import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { dayKeyOf, plusDays } from '@app/shared-ui/dates/day-key';
import { Insights } from './insights.tsx';

const today = dayKeyOf(new Date());
const aDay = (ago: number): FakeDocument => ({
  kind: 'day',
  key: plusDays(today, -ago),
  fields: { emotion: ago % 2 ? 'serena' : 'triste', selfCareChecked: ago % 2 === 1 },
});
const days = (count: number) => Array.from({ length: count }, (_, i) => aDay(i));
const assessment = (id: number, calma: number): FakeDocument => ({
  kind: 'assessment',
  key: `activity-${id}`,
  fields: { 'scores.calma': calma, takenAt: `${plusDays(today, -20)}T12:00:00.000Z` },
});

const open = (documents: readonly FakeDocument[]) =>
  renderInHost({
    ui: <Insights />,
    documents: createFakeDocuments({ documents }),
    answers: [[getActivity, 'no network']],
  });

it('says that it is early under 14 days', async () => {
  const { container } = await open(days(13));
  expect(screen.getByRole('heading', { name: 'Aún es pronto' })).toBeVisible();
  expect(screen.getByText('Por ahora hay 13 días.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it('does not call it early before the days have loaded', async () => {
  const documents = createFakeDocuments({ documents: [], status: { isReady: false } });
  const { container } = await renderInHost({ ui: <Insights />, documents });
  expect(screen.getByRole('heading', { name: 'Espejo emocional' })).toBeVisible();
  expect(screen.queryByText('Aún es pronto')).toBeNull();
  expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
});

it('shows the days from the fourteenth on, with a table behind each chart', async () => {
  const { container } = await open([...days(14), assessment(9, 4), assessment(18, 7)]);
  expect(screen.queryByText('Aún es pronto')).toBeNull();
  for (const name of [
    'Tus palabras',
    'Día a día',
    'Semana a semana',
    'Etapa a etapa',
    'Cuando te das espacio',
    'Entonces y ahora',
  ])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Mosaico de tus emociones/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Calma: de 4 a 7' })).toBeVisible();
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(5);
  expect(screen.getByText('Los días en los que te diste espacio fueron más agradables.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('has in the tables what the pictures show', async () => {
  await open([...days(14), assessment(9, 4)]);
  const rowsOf = (name: string) =>
    within(screen.getByRole('region', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell', { hidden: true })
          .map((cell) => cell.textContent),
      );
  expect(rowsOf('Día a día')).toHaveLength(14);
  expect(rowsOf('Día a día')[0]).toEqual(['triste', 'No']);
  expect(rowsOf('Cuando te das espacio')).toEqual([
    ['7', '8,3', '1,0'],
    ['7', '1,3', '2,5'],
  ]);
  expect(rowsOf('Etapa a etapa')).toEqual([['14', '4,8', '1,8']]);
});

it('does without assessments and stages', async () => {
  await open(days(20));
  expect(screen.getByText('Cuando hagas tu primera autoevaluación, aparecerá aquí.')).toBeVisible();
  expect(screen.getByText('Cuando escribas en las actividades de una etapa, aparecerá aquí.')).toBeVisible();
});

it('folds all self-assessments but the latest', async () => {
  await open([...days(14), assessment(9, 4), assessment(18, 5), assessment(45, 6), assessment(81, 7)]);
  const folded = screen.getByText(/^Ver (el bloque anterior|los \d bloques anteriores)$/).closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(within(folded!).getByText('Bloque 1')).toBeInTheDocument();
});

describe('the year in two questions', () => {
  const aCall = (id: number) => ({
    id,
    blockId: 1,
    weekId: 1,
    title: 'Una foto',
    description: 'Una frase.',
    type: 'self_assessment' as const,
    time: { minutes: 10, span: 'once' },
    status: 'completed' as const,
    isLocked: false,
    body: {
      kind: 'assessment' as const,
      text: ['¿Y hoy?'],
      line: '¿Y hoy?',
      questions: [],
      dimensions: [
        { key: 'calma', label: 'Calma', low: 'Vivo acelerada', middle: 'Me paro a ratos', high: 'Puedo detenerme' },
      ],
      whenLow: 'Siéntate un rato.',
    },
  });
  const anEntryOf = (id: number, words: string): FakeDocument => ({
    kind: 'entry',
    key: `activity-${id}`,
    createdAt: `${plusDays(today, id === 9 ? -200 : -1)}T12:00:00.000Z`,
    fields: { activityId: id, 'responses.reflection': words },
  });
  const openYear = (documents: readonly FakeDocument[]) =>
    renderInHost({
      ui: <Insights />,
      documents: createFakeDocuments({ documents }),
      answers: [[getActivity, ({ params }) => ({ body: aCall(Number(params['id'])) })]],
    });

  it('is not there before the first answer', async () => {
    await openYear([...days(14), assessment(45, 6)]);
    expect(screen.getByRole('heading', { name: 'Entonces y ahora' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Tu año, en dos preguntas' })).toBeNull();
  });

  it('begins with one mark, also while it is early for the moods', async () => {
    const { container } = await openYear([assessment(9, 2)]);
    expect(screen.getByRole('heading', { name: 'Tu año, en dos preguntas' })).toBeVisible();
    expect(await screen.findByText('Vivo acelerada')).toBeVisible();
    expect(screen.getByText(/De momento hay una marca/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('takes the first answer of the first block and the last of the others, with what was written, never of a hard day', async () => {
    await openYear([
      assessment(9, 2),
      assessment(18, 9),
      assessment(216, 5),
      assessment(432, 8),
      anEntryOf(9, 'Corría hasta sentada.'),
      anEntryOf(216, 'Un día malo.'),
      { kind: 'day', key: plusDays(today, -1), fields: { emotion: 'triste' } },
    ]);
    await screen.findByText('Puedo detenerme');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Al empezar.*Vivo acelerada$/),
      expect.stringMatching(/^A mitad de camino.*Me paro a ratos$/),
      expect.stringMatching(/^Al llegar.*Puedo detenerme$/),
    ]);
    expect(screen.getByText('Corría hasta sentada.')).toBeVisible();
    expect(screen.queryByText('Un día malo.')).toBeNull();
  });

  it('quotes nothing that the user has put aside', async () => {
    const putAside = anEntryOf(216, 'Esto no quiero volver a verlo.');
    await openYear([
      assessment(9, 2),
      assessment(216, 5),
      anEntryOf(9, 'Corría hasta sentada.'),
      { ...putAside, fields: { ...putAside.fields, isPutAside: true } },
    ]);
    expect(screen.getByText('Corría hasta sentada.')).toBeVisible();
    expect(screen.queryByText('Esto no quiero volver a verlo.')).toBeNull();
  });

  it('quotes nothing until all documents are there, and then nothing of a hard day', async () => {
    const documents = createFakeDocuments({
      documents: [assessment(9, 2), assessment(216, 5), anEntryOf(9, 'Corría hasta sentada.')],
      now: () => new Date(`${plusDays(today, -1)}T12:00`),
    });
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await renderInHost({
      ui: <Insights />,
      documents: { ...documents, refresh: () => arrived },
      answers: [[getActivity, ({ params }) => ({ body: aCall(Number(params['id'])) })]],
    });
    expect(await screen.findByText('Vivo acelerada')).toBeVisible();
    const quoted = () => screen.queryAllByRole('figure').map((figure) => figure.textContent);
    expect(quoted()).toEqual([]);
    await act(() => documents.set('entry', 'activity-216', { 'responses.reflection': { value: 'Un día malo.' } }));
    expect(quoted()).toEqual([]);
    await act(async () => {
      await documents.set('day', plusDays(today, -1), { emotion: { value: 'triste' } });
      arrive();
    });
    expect(quoted()).toEqual(['Al empezarCorría hasta sentada.']);
  });

  it('promises further marks only where they are still to come', async () => {
    await openYear([assessment(432, 8)]);
    expect(screen.getByRole('heading', { name: 'Tu año, en dos preguntas' })).toBeVisible();
    expect(screen.queryByText(/las otras vendrán/)).toBeNull();
    expect(screen.getByText(/Aquí no se pone nota/)).toBeVisible();
  });
});
