import { renderWithHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { screen } from '@testing-library/react';

const loadRules = jest.fn();
modules.unstable_mockModule('./refine-text.ts', () => loadRules());
const { RefineDialog } = await import('./refine-dialog.tsx');

it('says that the rules have not come, and works at the next try', async () => {
  loadRules.mockRejectedValueOnce(new Error('offline'));
  const refineText = () => Promise.resolve({ text: 'Aquí.', changed: [], count: 0 });
  loadRules.mockResolvedValue({ refineText });
  const onClose = jest.fn();
  const { user } = renderWithHost(<RefineDialog text="Aquí." onAccept={() => undefined} onClose={onClose} />);
  expect(await screen.findByText('Esto no ha llegado')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Repasando tu texto…' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Usar este texto' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay nada que cambiar: tu texto ya está limpio.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dejarlo como estaba' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
