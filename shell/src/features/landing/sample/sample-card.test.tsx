import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen } from '@testing-library/react';

modules.unstable_mockModule('./sample.tsx', () => Promise.reject(new Error('offline')));
const { SampleCard } = await import('./sample-card.tsx');

it('says that the sample has not come, and keeps its offer, to be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderInHost({ ui: <SampleCard /> });
  await user.click(screen.getByRole('button', { name: 'Empezar ahora' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Comprueba tu conexión e inténtalo de nuevo.');
  expect(screen.getByRole('button', { name: 'Empezar ahora' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Prefiero escribir una línea' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
