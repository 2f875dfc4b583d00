/** Where each list was left, so that the way back from an item leads to the same shelf. For as long as the page is open. */
const queries = new Map<string, string>();

export const rememberList = (path: string, query: string): void => void queries.set(path, query);

/** The list's address as she left it: '/books?q=duelo'. */
export const listAddress = (path: string): string => `${path}${queries.get(path) ?? ''}`;
