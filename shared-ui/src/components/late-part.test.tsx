import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lateDecoration, latePart } from './late-part.tsx';

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

it('keeps its place until its code has come', async () => {
  const { Part } = latePart(() => Promise.resolve(Words), <div role="progressbar" />);
  render(<Part text="Aquí" />);
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(await screen.findByText('Aquí')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('is there at once after it was fetched', async () => {
  const { Part, prepare } = latePart(() => Promise.resolve(Words), <div role="progressbar" />);
  await prepare();
  render(<Part text="Aquí" />);
  expect(screen.getByText('Aquí')).toBeVisible();
});

it('fails where it stands, and comes with another try', async () => {
  const load = jest.fn(() => Promise.resolve(Words));
  load.mockRejectedValueOnce(new Error('no network'));
  const { Part } = latePart(load, <div role="progressbar" />);
  render(
    <>
      <p>lo demás</p>
      <Part text="Aquí" />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Aquí')).toBeVisible();
  expect(screen.getByText('lo demás')).toBeVisible();
});

it('leaves a fault of its own to the page', async () => {
  const fault = new Error('a fault');
  const Faulty = ({ text }: { readonly text: string }): ReactNode => {
    throw text ? fault : new Error('no text');
  };
  const { Part } = latePart(() => Promise.resolve(Faulty), <div role="progressbar" />);
  const onError = jest.fn();
  render(
    <ErrorBoundary fallback={<p>la página</p>} onError={onError}>
      <Part text="Aquí" />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('la página')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(onError).toHaveBeenCalledWith(fault, expect.anything());
});

it('a decoration that does not come leaves nothing', async () => {
  const load = jest.fn(() => Promise.reject<typeof Words>(new Error('no network')));
  const { Part, prepare } = lateDecoration(load);
  const { container } = render(<Part text="Aquí" />);
  await prepare();
  await screen.findByText((_, element) => element === document.body);
  expect(container).toBeEmptyDOMElement();
});
