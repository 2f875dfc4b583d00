/**
 * Whether the server sent this page to a visitor without a session, as a mark in the page says. Then the landing page and the sign-in
 * skip the session query; guarded addresses still run it (1§2).
 */
export const wasServedSignedOut = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'none';
