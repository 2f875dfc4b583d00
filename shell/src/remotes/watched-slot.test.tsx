import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { watchedSlot } from './watched-slot.tsx';

it('notes a fault, and leaves it to the boundary of the page', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onFault = jest.fn();
  const fault = new Error('x');
  const Slot = watchedSlot(() => {
    throw fault;
  }, onFault);
  render(
    <ErrorBoundary fallback={<p>Lo de siempre</p>}>
      <Slot />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Lo de siempre')).toBeVisible();
  expect(onFault).toHaveBeenCalledWith(fault);
});
