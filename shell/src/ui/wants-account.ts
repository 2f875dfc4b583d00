export const ACCOUNT_HASH = '#crear-cuenta';

/**
 * Address of the sign-in for a visitor who comes to register. A hash, not a router's state: pages are prerendered, and a
 * press before hydration, or one that opens a new tab, follows the bare address.
 */
export const ACCOUNT_WANTED = `/login${ACCOUNT_HASH}`;
