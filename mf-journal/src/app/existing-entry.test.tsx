import { getActivity } from '@app/contract/activities';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { type FakeAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { anActivity, anActivityEntry, journalAnswers } from '../testing/an-entry.ts';
import { ExistingEntry } from './existing-entry.tsx';

/** Opens the entry of an activity that cannot be asked for at first. @returns what the shell does as the network comes back */
async function openWithoutNetwork(answer: () => Promise<FakeAnswer>) {
  let asked = 0;
  let queryClient: QueryClient | undefined;
  const Page = () => {
    queryClient = useQueryClient();
    return <ExistingEntry entryKey="activity-10" onClose={() => undefined} />;
  };
  const view = await renderInHost({
    ui: <Page />,
    documents: createFakeDocuments({ documents: [anActivityEntry(10, 'De antes')] }),
    answers: [
      ...journalAnswers(),
      [
        getActivity,
        () => {
          asked += 1;
          return asked === 1 ? { status: 503, body: { message: 'x' } } : answer();
        },
      ],
    ],
  });
  const field = await screen.findByLabelText('Tu reflexión');
  const catchUp = async () => {
    act(() => void queryClient?.invalidateQueries({ queryKey: ['/api/activity'] }));
    await waitFor(() => expect(asked).toBe(2));
  };
  const isAsking = () => queryClient?.isFetching() !== 0;
  return { ...view, field, catchUp, isAsking };
}

it('stays open under her hands while its activity is asked for again', async () => {
  const { user, field, catchUp } = await openWithoutNetwork(() => new Promise(() => undefined));
  await user.type(field, ' y de hoy');
  await catchUp();
  await user.keyboard(' mismo');
  expect(screen.getByLabelText('Tu reflexión')).toHaveValue('De antes y de hoy mismo');
});

it('goes on asking what it asked when it was opened', async () => {
  const { user, field, catchUp, isAsking } = await openWithoutNetwork(() => Promise.resolve({ body: anActivity(10) }));
  await user.type(field, ' y de hoy');
  await catchUp();
  await waitFor(() => expect(isAsking()).toBe(false));
  expect(screen.getAllByRole('textbox')).toEqual([field]);
});
