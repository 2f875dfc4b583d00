/** Inboxes on the web, by the domains whose mail they show. The addresses are fixed: nothing that was typed becomes part of a link. */
const INBOXES: readonly (readonly [address: string, domains: readonly string[]])[] = [
  ['https://mail.google.com/', ['gmail.com', 'googlemail.com']],
  ['https://outlook.live.com/mail/', ['outlook.com', 'outlook.es', 'hotmail.com', 'hotmail.es', 'live.com']],
  ['https://mail.yahoo.com/', ['yahoo.com', 'yahoo.es', 'ymail.com']],
  ['https://www.icloud.com/mail/', ['icloud.com', 'me.com', 'mac.com']],
];

/** @returns address of the page where the mail of this e-mail address is read; `undefined` for all but the best-known providers */
export function inboxOf(email: string): string | undefined {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return INBOXES.find(([, domains]) => domains.includes(domain))?.[0];
}
