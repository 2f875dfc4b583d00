import { getCurrentUser } from '@app/contract/sign-in';
import { pullChanges } from '@app/contract/sync';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { act, screen } from '@testing-library/react';
import { beginSignOut } from '../session/sign-out-mark.ts';
import { sessionQuery } from '../session/session-query.ts';
import { fakeLoader } from '../testing/fake-loader.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { stubBrowser } from '../testing/stub-browser.ts';
import { registryWith } from '../remotes/loaders.ts';
import { Pages } from './pages.tsx';

it('offers nothing to press between the end of the session and the reload', async () => {
  stubBrowser();
  const { queryClient } = await renderInShell(<Pages registry={registryWith(fakeLoader())} />, {
    path: '/help',
    answers: [
      [getCurrentUser, { body: { user: aUser() } }],
      [pullChanges, { body: { docs: [], cursor: 0, more: false, epoch: '00000000-0000-4000-8000-000000000000' } }],
    ],
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  act(() => beginSignOut());
  // At once, not with the session's answer: words typed now would reach no store any more.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await act(() => queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }));
  expect(await screen.findByRole('status', { name: 'Cargando…' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
