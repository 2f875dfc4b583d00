import { DISCREET_COOKIE, type DiscreetLook, discreetLookOf } from '@app/contract/discreet-looks';

/**
 * The look of this device (D44). In a cookie: the server needs it before it knows anybody, and signing out must not end it. The server
 * sets it.
 */
export const readLook = (): DiscreetLook | undefined =>
  discreetLookOf(
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${DISCREET_COOKIE}=`))
      ?.slice(DISCREET_COOKIE.length + 1),
  );
