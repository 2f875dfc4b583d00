/** What a discreet device calls itself (D44): the server writes it into the page. */
export const lookName = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
