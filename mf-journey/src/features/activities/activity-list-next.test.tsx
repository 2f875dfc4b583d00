import { setActivityStatus } from '@app/contract/activities';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { anActivity, nineActivities } from '../../testing/a-journey.ts';
import { card, completeButton, show } from '../../testing/an-activity-list.tsx';

const activities = nineActivities({ completed: 2 }).map((one) => ({ ...one, isLocked: false }));
const header = (n: number) => card(n).getByRole('button', { name: new RegExp(`Actividad número ${n}`) });

it('keeps open what the user opens before the next one opens by itself', async () => {
  jest.useFakeTimers();
  try {
    await show({ activities });
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(await completeButton(3));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(300));
    fireEvent.click(header(5));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(header(5)).toHaveAttribute('aria-expanded', 'true');
    expect(header(4)).toHaveAttribute('aria-expanded', 'false');
  } finally {
    jest.useRealTimers();
  }
});

it('keeps open what the user opens while a completion is under way, and leaves her there', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { user } = await show({ activities }, [
    setActivityStatus,
    async () => {
      await answered;
      return { body: { activity: anActivity({ id: 3, status: 'completed' }) } };
    },
  ]);
  const button = await completeButton(3);
  await user.click(button);
  await user.click(header(5));
  answer();
  await waitFor(() => expect(button).toBeEnabled());
  expect(header(5)).toHaveAttribute('aria-expanded', 'true');
  expect(card(3).queryByRole('region')).not.toBeInTheDocument();
});
