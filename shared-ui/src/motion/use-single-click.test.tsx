import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { useSingleClick } from './use-single-click.ts';

it('leads away once, and again after the way back', async () => {
  function List() {
    return (
      <Link to="/new" onClick={useSingleClick()}>
        Crear
      </Link>
    );
  }
  // The list stays under what it opens.
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: ['/before', '/'] });
  render(<RouterProvider router={router} />);
  const clickTwice = () =>
    act(async () => {
      screen.getByRole('link').click();
      screen.getByRole('link').click();
    });
  for (let i = 0; i < 2; i++) {
    await clickTwice();
    expect(router.state.location.pathname).toBe('/new');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  }
});
