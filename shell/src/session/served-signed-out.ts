const mark = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;

/** Whether the server sent it to a visitor whose session somebody has ended: what the device still has must go (D42). */
export const wasServedAfterEnd = (): boolean => mark() === 'ended';

/**
 * Whether the server sent this page to a visitor without a session, as a mark in the page says. Then the landing page and the sign-in
 * skip the session query; guarded addresses still run it (1§2).
 */
export const wasServedSignedOut = (): boolean => mark() === 'none' || wasServedAfterEnd();
