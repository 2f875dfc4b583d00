import { Slot, type SlotComponent } from '@app/shared-ui/host';
import { createFakeHost, MockHost } from '@app/shared-ui/testing/mock-host';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memo } from 'react';

const Filling: SlotComponent = ({ word }) => <p>Aquí está {String(word)}</p>;

/** A slot that nothing else rerenders; like the shell, the host remembers a failure until it is told to retry. */
function open(...attempts: readonly (() => Promise<SlotComponent>)[]) {
  let attempt = 0;
  let loading = attempts[0]?.();
  loading?.catch(() => undefined);
  const retrySlot = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    attempt += 1;
    loading = attempts[attempt]?.();
  });
  const host = { ...createFakeHost(), loadSlot: () => loading, retrySlot };
  const Place = memo(() => (
    <Slot
      name="hueco"
      word="algo"
      fallback="vacío"
      renderError={(retry) => <button onClick={retry}>Reintentar</button>}
    />
  ));
  render(
    <MockHost host={host}>
      <Place />
    </MockHost>,
  );
  return { retrySlot };
}

const failing = () => Promise.reject(new Error('no network'));
const arriving = () => Promise.resolve(Filling);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('renders the component', async () => {
  open(arriving);
  expect(screen.getByText('vacío')).toBeVisible();
  expect(await screen.findByText('Aquí está algo')).toBeVisible();
});

it('takes the props that are declared for its name, and no others', () => {
  const placed = [
    <Slot key={1} name="home-next-reading" blockId={1} stageId={2} />,
    // @ts-expect-error a prop is missing
    <Slot key={2} name="home-next-reading" blockId={1} />,
    // @ts-expect-error a prop of another type
    <Slot key={3} name="home-next-reading" blockId="1" stageId={2} />,
  ];
  render(<MockHost>{placed}</MockHost>);
  expect(document.body).toHaveTextContent('');
});

it('appears after the first successful retry, each of which sends one request', async () => {
  const { retrySlot } = open(failing, failing, arriving);
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Aquí está algo')).toBeVisible();
  expect(retrySlot).toHaveBeenCalledTimes(2);
});
