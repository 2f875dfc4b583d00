import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a page need not wait for an answer: it has come, could not be had, or is not asked for. Asked for again after a failure it has
 * come still: what the page shows must not go away meanwhile.
 */
export const hasCome = ({ isFetched, isLoading }: UseQueryResult): boolean => isFetched || !isLoading;
