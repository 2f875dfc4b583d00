import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen } from '@testing-library/react';

modules.unstable_mockModule('./mood-word-form.tsx', () => Promise.reject(new Error('offline')));
const { MoodWordPlace } = await import('./mood-word-place.tsx');

it('says that the form could not be opened, and keeps its offer', async () => {
  const { user, host } = await renderInHost({ ui: <MoodWordPlace word="a mi aire" onPlaced={() => undefined} /> });
  await user.click(screen.getByRole('button', { name: 'Darle un color' }));
  expect(host.showToast).toHaveBeenCalledWith({
    title: 'No se ha podido abrir. Comprueba tu conexión e inténtalo otra vez.',
    tone: 'error',
  });
  expect(screen.getByRole('button', { name: 'Darle un color' })).toBeEnabled();
});
