/**
 * Cookie with the device's look, readable by its page (D44). It belongs to the device and not to the account: it holds before any sign-in,
 * and does not tell whose device it is.
 */
export const DISCREET_COOKIE = 'discreet';

/** Looks: what the tab, the icon and the curtain of a discreet device say instead of the product. */
export const discreetLooks = {
  recetas: 'Recetas de casa',
  compra: 'La compra',
  plantas: 'Mis plantas',
} as const;
/** Name of a look, as the cookie and the look's files have it. */
export type DiscreetLook = keyof typeof discreetLooks;

export const DISCREET_LOOKS = Object.keys(discreetLooks) as [DiscreetLook, ...DiscreetLook[]];

/** The look that a cookie's value names, if any. */
export const discreetLookOf = (value: string | undefined): DiscreetLook | undefined =>
  value !== undefined && Object.hasOwn(discreetLooks, value) ? (value as DiscreetLook) : undefined;
