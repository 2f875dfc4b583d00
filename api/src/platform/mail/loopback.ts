/** Host names that only this machine answers to. */
export const isLoopbackHost = (host: string): boolean => {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
};

/** True for plain http on this machine: a development set-up, whose terminal may show mails (D11). */
export function isLoopbackLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, host } = new URL(link);
  return protocol === 'http:' && isLoopbackHost(host);
}
