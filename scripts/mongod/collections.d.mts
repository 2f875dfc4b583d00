export const COLLECTIONS: readonly string[];
