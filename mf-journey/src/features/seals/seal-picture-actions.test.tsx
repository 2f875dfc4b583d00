import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { jest as modules } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aSeal } from '../../testing/a-journey.ts';

const picture = new File([''], 'sello.png', { type: 'image/png' });
// jsdom has no canvas.
modules.unstable_mockModule('./seal-picture.ts', () => ({
  sealPng: () => Promise.resolve(picture),
  sealSvgFile: () => Promise.resolve(picture),
}));
const { SealPictureActions } = await import('./seal-picture-actions.tsx');

it('shares once by two taps, tells no failure while the sheet is open, and shares again after it', async () => {
  let close: () => void = () => undefined;
  let isOpen = false;
  const share = jest.fn(async () => {
    if (isOpen) throw new DOMException('An earlier share has not yet completed', 'InvalidStateError');
    isOpen = true;
    await new Promise<void>((resolve) => (close = resolve));
    isOpen = false;
  });
  Object.assign(navigator, { share, canShare: () => true });
  const { user, host } = await renderInHost({ ui: <SealPictureActions seal={aSeal()} /> });
  const button = screen.getByRole('button', { name: 'Compartir' });
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(share).toHaveBeenCalledTimes(1);
  expect(host.showToast).not.toHaveBeenCalled();
  await act(async () => close());
  await user.click(button);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
});
