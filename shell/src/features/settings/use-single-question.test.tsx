import { getProfile } from '@app/contract/profile';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import type { SyncClient } from '@app/sync/sync-client';
import { act, screen } from '@testing-library/react';
import { PasswordConfirmation } from '../../session/password-confirmation.tsx';
import { SyncContext } from '../../sync/sync-context.ts';
import { unfold } from '../../testing/unfold.ts';
import { ConsentSheet } from './consent-sheet.tsx';
import { EraseSheet } from './erase-sheet.tsx';

const profile = {
  username: 'ana',
  email: 'ana@example.com',
  pendingEmail: null,
  firstName: 'Ana',
  lastName: '',
  consent: { version: '1', at: '2026-05-03T12:00:00.000Z' },
  isConsentWithdrawn: false,
};

it.each(['Borrar todos los datos', 'Retirar mi permiso'])('%s: asks once by two taps', async (name) => {
  const { user, host } = await renderInHost({
    ui: (
      // What is asked here is never done: nothing is used of the client.
      <SyncContext value={{} as SyncClient}>
        <PasswordConfirmation>
          <ConsentSheet />
          <EraseSheet />
        </PasswordConfirmation>
      </SyncContext>
    ),
    answers: [[getProfile, { body: { profile } }]],
  });
  await unfold(user, 'Tu consentimiento');
  let answer: (isConfirmed: boolean) => void = () => undefined;
  host.confirm.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  await user.click(button);
  expect(host.confirm).toHaveBeenCalledTimes(1);
  await act(async () => answer(false));
  await user.click(button);
  expect(host.confirm).toHaveBeenCalledTimes(2);
});
