/** Whether a path pattern is an address as it stands: without parameters, optional parts and `*`, so that a link may lead to it. */
export const isAddress = (pattern: string): boolean => !/[:*?]/.test(pattern);
