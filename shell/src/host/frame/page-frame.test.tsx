import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PageFrame } from './page-frame.tsx';

/** A page whose heading comes with its code. */
function LatePage({ onWaiting }: { readonly onWaiting: (arrive: () => void) => void }) {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    onWaiting(() => setHasArrived(true));
  }, [onWaiting]);
  return hasArrived ? <h1>Ayuda</h1> : <p>Un momento</p>;
}

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());

const heading = () => screen.findByRole('heading', { name: 'Ayuda' });

/** A page is on its way. @returns what lets it arrive */
async function leaveFor(role: string, state?: string) {
  let arrive = () => {};
  const keep = (next: () => void) => {
    arrive = next;
  };
  const { user } = await renderInShell(
    <>
      <Link to="/help">A la ayuda</Link>
      <div role={role} data-state={state}>
        <button type="button">Abierto</button>
      </div>
      <PageFrame>
        <LatePage onWaiting={keep} />
      </PageFrame>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'A la ayuda' }));
  return () => act(() => Promise.resolve(arrive()));
}

it('focuses the heading of a page that comes late', async () => {
  const arrive = await leaveFor('group');
  await arrive();
  await waitFor(async () => expect(await heading()).toHaveFocus());
});

it.each(['menu', 'dialog', 'alertdialog'])('leaves the focus in a %s that was opened meanwhile', async (role) => {
  const arrive = await leaveFor(role, 'open');
  act(() => screen.getByText('Abierto').focus());
  await arrive();
  // The page has been noticed.
  await waitFor(async () => expect(await heading()).toHaveAttribute('tabindex', '-1'));
  expect(screen.getByText('Abierto')).toHaveFocus();
});

it('takes the focus from a menu that is closing', async () => {
  const arrive = await leaveFor('menu', 'closed');
  act(() => screen.getByText('Abierto').focus());
  await arrive();
  await waitFor(async () => expect(await heading()).toHaveFocus());
});
