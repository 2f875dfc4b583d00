import { pullChanges, pushChanges, type SyncDoc } from '@app/contract/sync';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { anActivity } from '../../../testing/a-journey.ts';
import { AssessmentBody } from './assessment-body.tsx';

const dimensions = ['Calma', 'Presencia', 'Escucha'].map((label) => ({
  key: label.toLowerCase(),
  label,
  low: `poca ${label}`,
  high: `mucha ${label}`,
}));

const epoch = '00000000-0000-4000-8000-000000000000';
const createdAt = '2026-11-21T08:00:00.000Z';

const aDoc = (activityId: number, scores: readonly number[], rev = 7): SyncDoc => {
  const names = dimensions.map(({ key }) => `scores.${key}`);
  return {
    kind: 'assessment',
    key: `activity-${activityId}`,
    rev,
    deleted: false,
    fields: Object.fromEntries(names.map((name, i) => [name, scores[i] ?? 1])),
    fieldRevs: Object.fromEntries(names.map((name) => [name, rev])),
    createdAt,
    updatedAt: createdAt,
  };
};

const pulls = (...docs: SyncDoc[]): CallAnswer => [pullChanges, { body: { docs, cursor: 7, more: false, epoch } }];
const show = (activityId: number, ...answers: CallAnswer[]) =>
  renderInHost({ ui: <AssessmentBody activity={anActivity({ id: activityId })} dimensions={dimensions} />, answers });

const choose = (user: { click: (element: Element) => Promise<void> }, label: string, score: number) =>
  user.click(
    within(screen.getByRole('group', { name: new RegExp(label) })).getByRole('radio', { name: String(score) }),
  );

it('saves three scores by the sync call', async () => {
  const { user, calls } = await show(9, pulls(), [
    pushChanges,
    { body: { results: [{ opId: 'x', status: 'applied', doc: aDoc(9, [4, 7, 3]) }], cursor: 8, epoch } },
  ]);
  const save = await screen.findByRole('button', { name: 'Guardar mi autoevaluación' });
  expect(save).toBeDisabled();
  await choose(user, 'Calma', 4);
  await choose(user, 'Presencia', 7);
  expect(save).toBeDisabled();
  await choose(user, 'Escucha', 3);
  await user.click(save);
  expect(await screen.findByText('Guardada. Puedes cambiarla cuando quieras.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Calma: 4 de 10' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'pushChanges')?.body).toMatchObject({
    ops: [
      {
        kind: 'assessment',
        key: 'activity-9',
        action: 'set',
        fields: {
          'scores.calma': { value: 4, baseRev: 0 },
          'scores.presencia': { value: 7, baseRev: 0 },
          'scores.escucha': { value: 3, baseRev: 0 },
        },
      },
    ],
  });
});

it('shows then and now, with a table behind it', async () => {
  await show(27, pulls(aDoc(9, [4, 7, 3]), aDoc(27, [6, 7, 2]), aDoc(45, [1, 1, 1])));
  expect(await screen.findByRole('heading', { name: 'Entonces y ahora' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Calma: de 4 a 6' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Escucha: de 3 a 2' })).toBeVisible();
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual(['DimensiónSemana 1Semana 3', 'Calma46', 'Presencia77', 'Escucha32']);
});

it('has her saved scores in place, and changes them from the revision it has seen', async () => {
  const { user, calls } = await show(9, pulls(aDoc(9, [4, 7, 3], 12)), [
    pushChanges,
    { body: { results: [{ opId: 'x', status: 'applied', doc: aDoc(9, [5, 7, 3], 13) }], cursor: 13, epoch } },
  ]);
  expect(within(await screen.findByRole('group', { name: /Calma/ })).getByRole('radio', { name: '4' })).toBeChecked();
  await choose(user, 'Calma', 5);
  await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
  expect(await screen.findByRole('img', { name: 'Calma: 5 de 10' })).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ ops: [{ fields: { 'scores.calma': { value: 5, baseRev: 12 } } }] });
});

it('takes another name where a copied browser profile uses the same', async () => {
  const clients: unknown[] = [];
  const { user } = await show(9, pulls(aDoc(9, [4, 7, 3])), [
    pushChanges,
    ({ body }) => {
      clients.push(body);
      const result =
        clients.length === 1
          ? { opId: 'x', status: 'client_fork' }
          : { opId: 'x', status: 'applied', doc: aDoc(9, [9, 7, 3]) };
      return { body: { results: [result], cursor: 8, epoch } };
    },
  ]);
  await screen.findByRole('group', { name: /Calma/ });
  await choose(user, 'Calma', 9);
  await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
  expect(await screen.findByRole('img', { name: 'Calma: 9 de 10' })).toBeVisible();
  const [first, second] = clients as { clientId: string; ops: { opId: string; opNo: number }[] }[];
  expect(second?.clientId).not.toBe(first?.clientId);
  expect(second?.ops[0]).toMatchObject({ opId: first?.ops[0]?.opId, opNo: 1 });
});

it('keeps her numbers when they could not be saved', async () => {
  const { user } = await show(9, pulls(), [pushChanges, 'no network']);
  await screen.findByRole('group', { name: /Calma/ });
  for (const label of ['Calma', 'Presencia', 'Escucha']) await choose(user, label, 8);
  await user.click(screen.getByRole('button', { name: 'Guardar mi autoevaluación' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido guardarla.');
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3);
});
