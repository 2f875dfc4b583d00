import { screen } from '@testing-library/react';
import { authCopy } from '../../../copy/auth.es.ts';
import { setNextPageMessage } from '../../../storage/next-page-message.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { Login } from './login.tsx';

const { title, text, parcel } = authCopy.login.emptied;

it.each([
  ['emptied', text],
  ['emptied-but-for-parcel', `${text} ${parcel}`],
] as const)('D42: the sign-in page says what has become of the device: %s', async (message, description) => {
  stubBrowser();
  setNextPageMessage(message);
  await renderInShell(<Login />, { path: '/login' });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(description)).toBeVisible();
});

it('a sign-in page says nothing of it otherwise', async () => {
  stubBrowser();
  await renderInShell(<Login />, { path: '/login' });
  expect(await screen.findByRole('button', { name: authCopy.login.submit })).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});
