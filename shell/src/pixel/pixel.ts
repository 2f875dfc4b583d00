import type { LeadSource } from '@app/contract/leads';

/** Everything the product tells an advertising pixel (1§7): four events, never an id or a user's words. */
interface PixelEvents {
  readonly PageView: { readonly page: 'Landing Page' };
  readonly CompleteRegistration: { readonly value: 0; readonly currency: 'EUR' };
  readonly Login: Record<string, never>;
  readonly Lead: { readonly source: LeadSource };
}

type PixelEvent = keyof PixelEvents;
type Fbq = (action: 'track', event: PixelEvent, params: PixelEvents[PixelEvent]) => void;

declare global {
  interface Window {
    fbq?: Fbq;
  }
}

/**
 * Installs our own small `fbq` where there is none; no foreign script is ever loaded (D24). An existing function is kept. The code that
 * sends is loaded now, and only where the operator has set a pixel: an event must not wait for it, as the page may be left at once.
 */
export function installPixel(page: Window & typeof globalThis): void {
  if (page.fbq) return;
  const pixelId = page.document.querySelector<HTMLMetaElement>('meta[name="pixel-id"]')?.content;
  const beacon = pixelId ? import('./pixel-beacon.ts') : undefined;
  page.fbq = (_action, event, params) => {
    const { origin, pathname } = page.location;
    beacon?.then(
      ({ sendBeacon }) => sendBeacon(page, { pixelId: pixelId ?? '', origin, pathname }, event, params),
      () => undefined,
    );
  };
}

/** Reports an event as `window.fbq('track', event, params)`, with the function that is installed at that moment. */
export function track<E extends PixelEvent>(event: E, params: PixelEvents[E]): void {
  installPixel(window);
  window.fbq?.('track', event, params);
}

export const trackLandingPage = () => track('PageView', { page: 'Landing Page' });
export const trackLead = (source: LeadSource) => track('Lead', { source });
export const trackRegistration = () => track('CompleteRegistration', { value: 0, currency: 'EUR' });
export const trackLogin = () => track('Login', {});
