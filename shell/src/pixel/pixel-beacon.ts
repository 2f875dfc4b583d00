import { PIXEL_PATHS } from '@app/contract/shell-paths';

/** The only foreign host of the product, and only for pages with consent (D24). */
const BEACON_ADDRESS = 'https://www.facebook.com/tr';
/** The notice sets this cookie; the server reads it too, and puts the pixel and its host into the page only with it. */
const CONSENT = 'pixelConsent=granted';

type Page = Window & typeof globalThis;
export type BeaconParams = Readonly<Record<string, string | number>>;

/** Where an event happened: the operator's pixel, and the page without its query, where a reset link carries a secret. */
interface BeaconPlace {
  readonly pixelId: string;
  readonly origin: string;
  readonly pathname: string;
}

/** Sends one event as an image if the page is public and the visitor has consented. Otherwise does nothing. */
export function sendBeacon(page: Page, place: BeaconPlace, event: string, params: BeaconParams): void {
  if (!PIXEL_PATHS.includes(place.pathname) || !hasConsent(page)) return;
  const image = new page.Image(1, 1);
  image.referrerPolicy = 'no-referrer';
  image.src = beaconAddress(place, event, params);
}

function beaconAddress({ pixelId, origin, pathname }: BeaconPlace, event: string, params: BeaconParams): string {
  const address = new URL(BEACON_ADDRESS);
  address.search = new URLSearchParams({
    id: pixelId,
    ev: event,
    dl: `${origin}${pathname}`,
    noscript: '1',
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [`cd[${name}]`, String(value)])),
  }).toString();
  return address.href;
}

/** Read on every event: the visitor may have withdrawn consent since the page loaded. */
const hasConsent = ({ document }: Page): boolean => document.cookie.split('; ').includes(CONSENT);
