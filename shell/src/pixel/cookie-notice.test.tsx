import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CookieNotice } from './cookie-notice.tsx';
import { needsPixelConsent } from './pixel-consent.ts';

beforeEach(() => {
  document.head.innerHTML = '<meta name="pixel-consent" content="ask">';
});
afterEach(() => {
  document.cookie = 'pixelConsent=; path=/; max-age=0';
  document.head.innerHTML = '';
});

it.each([
  ['No', 'denied'],
  ['Sí', 'granted'],
])('%s is kept and not asked again', async (answer, consent) => {
  const { user, container } = await renderInHost({ ui: <CookieNotice /> });
  expect(needsPixelConsent(document)).toBe(true);
  expect(document.cookie).not.toContain('pixelConsent');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: answer }));
  expect(document.cookie).toContain(`pixelConsent=${consent}`);
  expect(screen.queryByRole('button')).toBeNull();
  expect(needsPixelConsent(document)).toBe(false);
});

it('leads to what they are', async () => {
  await renderInHost({ ui: <CookieNotice /> });
  expect(screen.getByRole('link', { name: 'Más sobre las cookies' })).toHaveAttribute('href', '/cookies');
});
