import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen } from '@testing-library/react';
import { journeyAnswers } from '../../testing/a-journey.ts';

modules.unstable_mockModule('./closing.tsx', () => Promise.reject(new Error('offline')));
const { HistoryPage } = await import('./history-page.tsx');

it('fails where the closing would stand, and keeps the history', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  await renderInHost({ ui: <HistoryPage />, answers: journeyAnswers({ completedStages: 48 }) });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bloque 12: Reencuentro' })).toBeVisible();
});
