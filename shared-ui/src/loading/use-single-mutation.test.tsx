import { useHost } from '@app/shared-ui/host';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { renderInHost } from '../testing/render-with-host.tsx';
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

it('takes the error of the last attempt away when it begins again', async () => {
  const send = jest.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no network'));
  function Sender() {
    const { showToast } = useHost();
    const { mutate } = useSingleMutation({
      mutationFn: send,
      onSuccess: () => showToast({ title: 'Enviado' }),
      onError: () => showToast({ title: 'Sin enviar', tone: 'error' }),
    });
    return (
      <button type="button" onClick={() => mutate()}>
        Enviar
      </button>
    );
  }
  const { user, host } = await renderInHost({ ui: <Sender /> });
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title: 'Sin enviar', tone: 'error' }));
  host.dismissToast.mockClear();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(host.showToast).toHaveBeenLastCalledWith({ title: 'Enviado' }));
  expect(host.dismissToast).toHaveBeenCalledTimes(1);
});
