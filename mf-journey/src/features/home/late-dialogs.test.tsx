import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { journeyAnswers } from '../../testing/a-journey.ts';

modules.unstable_mockModule('./home-dialogs.tsx', () => Promise.reject(new Error('offline')));
const { HomePage } = await import('./home-page.tsx');

it('says that a dialog could not be opened, and keeps the page', async () => {
  const { user, host } = await renderInHost({ ui: <HomePage />, answers: journeyAnswers() });
  await user.click(await screen.findByRole('button', { name: 'Cómo funciona el camino' }));
  const title = 'No se ha podido abrir. Comprueba tu conexión e inténtalo otra vez.';
  await waitFor(() => expect(host.showToast).toHaveBeenCalledWith({ title, tone: 'error' }));
  expect(screen.getByRole('button', { name: 'Cómo funciona el camino' })).toBeVisible();
});
