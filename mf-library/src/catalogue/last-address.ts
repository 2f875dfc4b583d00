/** The last address of each list, so that the way back from an item leads to the same filters. In memory, until the page is closed. */
const queries = new Map<string, string>();

export const rememberList = (path: string, query: string): void => void queries.set(path, query);

/** The list's last address: '/books?q=duelo'. */
export const listAddress = (path: string): string => `${path}${queries.get(path) ?? ''}`;
