import { getActivity } from '@app/contract/activities';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { type FakeAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor } from '@testing-library/react';
import { anActivity, anActivityEntry, journalAnswers } from '../testing/an-entry.ts';
import { ExistingEntry } from './existing-entry.tsx';

/** Opens the entry of an activity that fails to load; a retry has this answer. */
async function openWithoutNetwork(answer: Promise<FakeAnswer>) {
  let asked = 0;
  const view = await renderInHost({
    ui: <ExistingEntry entryKey="activity-10" onRead={() => undefined} onClose={() => undefined} />,
    documents: createFakeDocuments({ documents: [anActivityEntry(10, 'De antes')] }),
    answers: [
      ...journalAnswers(),
      [
        getActivity,
        () => {
          asked += 1;
          return asked === 1 ? { status: 503, body: { message: 'x' } } : answer;
        },
      ],
    ],
  });
  const field = await screen.findByLabelText('Tu reflexión');
  const catchUp = async () => {
    view.askAgain();
    await waitFor(() => expect(asked).toBe(2));
  };
  return { ...view, field, catchUp };
}

it('stays open for editing while its activity is refetched', async () => {
  const { user, field, catchUp } = await openWithoutNetwork(new Promise(() => undefined));
  await user.type(field, ' y de hoy');
  await catchUp();
  await user.keyboard(' mismo');
  expect(screen.getByLabelText('Tu reflexión')).toHaveValue('De antes y de hoy mismo');
});

it('keeps the questions of when it was opened', async () => {
  let arrive: (answer: FakeAnswer) => void = () => undefined;
  const { user, field, catchUp } = await openWithoutNetwork(new Promise((resolve) => (arrive = resolve)));
  await user.type(field, ' y de hoy');
  await catchUp();
  await act(async () => {
    arrive({ body: anActivity(10) });
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getAllByRole('textbox')).toEqual([field]);
});
