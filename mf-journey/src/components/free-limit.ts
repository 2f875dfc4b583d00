/** History state of a link to the stage's note about the free limit. */
export const FREE_LIMIT = { at: 'limit' } as const;
