/**
 * Whether the server sent this page to a visitor without a session, as it says in the page itself. The landing page and the sign-in
 * then need not ask and wait; every guarded address still does (1§2).
 */
export const cameSignedOut = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'none';
