/**
 * Header by which a signed-in page names its account. All tabs share one cookie: after a sign-in in one of them, the calls of the others
 * run under another account's session, and must not be taken for that account's (SYNC F9).
 */
export const ACCOUNT_HEADER = 'X-Account';

/** The account of a page as a subprotocol, for a socket: it has no headers of the page's own. */
export const accountProtocol = (userId: string): string => `account.${userId}`;
