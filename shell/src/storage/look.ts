import { DISCREET_COOKIE, type DiscreetLook, discreetLookOf } from '@app/contract/discreet-looks';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The look of this device (D44). In a cookie: the server needs it before it knows anybody, and signing out must not end it. */
export const readLook = (): DiscreetLook | undefined =>
  discreetLookOf(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${DISCREET_COOKIE}=`))
      ?.slice(DISCREET_COOKIE.length + 1),
  );

/** @param look `undefined` for the product's own. The next page has it. */
export function saveLook(look: DiscreetLook | undefined): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${DISCREET_COOKIE}=${look ?? ''}; path=/; samesite=lax; max-age=${look ? YEAR_SECONDS : 0}${secure}`;
}
