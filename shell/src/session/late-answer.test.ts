import 'fake-indexeddb/auto';
import { getCurrentUser } from '@app/contract/sign-in';
import { aUser } from '@app/shared-ui/testing/mock-host';
import { answerCalls } from '@app/shared-ui/testing/render-with-host';
import { QueryClient } from '@tanstack/react-query';
import { clearDevice } from '../storage/clear-device.ts';
import { loadLastUser } from '../storage/last-user.ts';
import { beginSignOut } from './sign-out-mark.ts';
import { sessionQuery } from './session-query.ts';

it('D-03 is not stored where it was asked for before the sign-out and comes after the device was cleared', async () => {
  let answer = () => undefined as void;
  answerCalls([getCurrentUser, { body: { user: aUser({ username: 'ana' }) } }]);
  const immediately = window.fetch;
  window.fetch = async (...request) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return immediately(...request);
  };
  const asked = new QueryClient().fetchQuery(sessionQuery);
  beginSignOut();
  await clearDevice(window);
  answer();
  await asked;
  // The user would be stored on the way that this reading takes after it: load the library, open the database.
  expect(await loadLastUser()).toBeUndefined();
});
