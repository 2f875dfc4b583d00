import { getActivity } from '@app/contract/activities';
import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
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
