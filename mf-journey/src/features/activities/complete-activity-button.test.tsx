import { setActivityStatus } from '@app/contract/activities';
import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen } from '@testing-library/react';
import { anActivity } from '../../testing/a-journey.ts';
import { CompleteActivityButton } from './complete-activity-button.tsx';

const dimension = { key: 'calma', label: 'Calma', low: 'poca', middle: 'a ratos', high: 'mucha' };
const assessment = anActivity({
  id: 9,
  body: { kind: 'assessment', text: ['Pon un número.'], dimensions: [dimension, dimension, dimension] },
} as Parameters<typeof anActivity>[0]);
const scores: FakeDocument = { kind: 'assessment', key: 'activity-9', fields: { 'scores.calma': 4 } };

async function show({ activity = assessment, documents = [] as readonly FakeDocument[], confirms = true } = {}) {
  const view = await renderInHost({
    ui: <CompleteActivityButton activity={activity} onCompleted={() => undefined} />,
    documents: createFakeDocuments({ documents }),
    confirms,
    answers: [[setActivityStatus, { body: { activity: anActivity({ id: activity.id, status: 'completed' }) } }]],
  });
  const press = () => view.user.click(screen.getByRole('button', { name: 'Marcar como completada' }));
  return { ...view, press };
}

it('asks before a self-assessment is completed without scores, and asks once', async () => {
  const { host, press } = await show({ confirms: false });
  await press();
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '¿Sin números esta vez?' }));
  expect(host.moveActivity).not.toHaveBeenCalled();
  await press();
  expect(host.confirm).toHaveBeenCalledTimes(1);
  expect(host.moveActivity).toHaveBeenCalledWith(9, 'completed');
});

it('takes a second tap for no answer: the question may not be seen yet', async () => {
  const { host, press } = await show();
  let answer: (goesOn: boolean) => void = () => undefined;
  host.confirm.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await press();
  await press();
  expect(host.moveActivity).not.toHaveBeenCalled();
  await act(async () => answer(false));
  expect(host.moveActivity).not.toHaveBeenCalled();
  expect(host.confirm).toHaveBeenCalledTimes(1);
});

it.each([
  ['a self-assessment with scores', { documents: [scores] }],
  ['another activity', { activity: anActivity({ id: 1 }) }],
])('does not ask about %s', async (_, scene) => {
  const { host, press } = await show(scene);
  await press();
  expect(host.confirm).not.toHaveBeenCalled();
  expect(host.moveActivity).toHaveBeenCalledTimes(1);
});

it('takes away the message of what was done before: it would stand on the way to the next activity', async () => {
  const { host, press } = await show({ activity: anActivity({ id: 1 }) });
  await press();
  expect(host.dismissToast).toHaveBeenCalledTimes(1);
});

it('says of a completed activity when that was', async () => {
  await show({ activity: anActivity({ id: 1, status: 'completed', completedAt: '2026-05-03T12:00:00.000Z' }) });
  expect(screen.getByRole('button', { name: /Completada el 3 de mayo de 2026$/ })).toBeDisabled();
});
