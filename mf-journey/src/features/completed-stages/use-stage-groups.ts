import type { Block, Week } from '@app/contract/blocks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { blocksQuery, blockWeeksQuery } from '../../queries/journey-queries.ts';

/** A block with those of its stages that a page shows. */
export interface StageGroup {
  readonly block: Block;
  readonly weeks: readonly Week[];
}

type StageGroups =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly groups: readonly StageGroup[] };

/**
 * The stages of some blocks, as far as they are wanted; groups without any are left out. Only blocks that can have one are asked for:
 * a new reader costs one call, not thirteen.
 */
export function useStageGroups(
  isBlockWanted: (block: Block) => boolean,
  isWeekWanted: (week: Week) => boolean,
): StageGroups {
  const blocks = useQuery(blocksQuery);
  const wanted = blocks.data?.filter(isBlockWanted) ?? [];
  const weeks = useQueries({ queries: wanted.map(({ id }) => blockWeeksQuery(id)) });

  // What has come once stays, whatever becomes of asking again.
  const failed = [blocks, ...weeks].filter((query) => query.isError && !query.data);
  if (failed.length > 0) return { state: 'failed', retry: () => failed.forEach((query) => void query.refetch()) };
  if (blocks.isPending || weeks.some((query) => query.isPending)) return { state: 'loading' };
  const groups = wanted.map((block, i) => ({ block, weeks: weeks[i]?.data?.filter(isWeekWanted) ?? [] }));
  return { state: 'ready', groups: groups.filter((group) => group.weeks.length > 0) };
}

/** A stage counts as completed only at 100 (2§4). */
export const isWeekCompleted = (week: Week) => week.progress === 100;
