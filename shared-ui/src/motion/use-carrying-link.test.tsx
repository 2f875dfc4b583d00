import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useCarryingLink } from './use-carrying-link.ts';

function ToBook() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <Link to="/books/3" onClick={useCarryingLink('book-3', '/books/3')}>
        Un libro
      </Link>
    </>
  );
}

/** @returns whether the browser is left to follow the link */
function press(init: MouseEventInit): boolean {
  render(
    <MemoryRouter initialEntries={['/books']}>
      <ToBook />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

it('goes to the page, once', () => {
  expect(press({})).toBe(false);
  expect(screen.getByText('/books/3')).toBeVisible();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('leaves a press with %o to the browser', (init) => {
  expect(press(init)).toBe(true);
  expect(screen.getByText('/books')).toBeVisible();
});
