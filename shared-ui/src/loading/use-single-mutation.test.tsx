import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useSingleMutation } from './use-single-mutation.ts';

it('does not begin again before it has ended, also where nothing has been rendered between two clicks', async () => {
  let end = () => {};
  const send = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const onSettled = jest.fn();
  function Sender() {
    const { mutate, isPending } = useSingleMutation({ mutationFn: send, onSettled });
    return (
      <button type="button" onClick={() => mutate()}>
        {isPending ? 'Enviando' : 'Enviar'}
      </button>
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Sender />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button');
  const clickTwice = () =>
    act(async () => {
      button.click();
      button.click();
    });
  await clickTwice();
  expect(await screen.findByText('Enviando')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => end());
  expect(await screen.findByText('Enviar')).toBeVisible();
  expect(onSettled).toHaveBeenCalledTimes(1);
  await clickTwice();
  expect(send).toHaveBeenCalledTimes(2);
});
