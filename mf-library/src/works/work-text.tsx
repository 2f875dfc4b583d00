import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { componentsCopy } from '@app/shared-ui/copy/components-copy';
import { ApiError } from '@app/shared-ui/host';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LockedText } from './locked-text.tsx';

interface WorkTextProps<T> {
  readonly card: { readonly isLocked: boolean; readonly preview?: string | undefined };
  readonly query: UseQueryOptions<T, Error, T, readonly string[]>;
  readonly opener: { readonly stageId: number } | { readonly blockId: number } | undefined;
  readonly children: (work: T) => ReactNode;
}

/** The whole text where the user has access, otherwise its beginning. It is not requested while the card says that it is locked. */
export function WorkText<T>({ card, query, opener, children }: WorkTextProps<T>) {
  const { data, error, isPending, refetch } = useQuery({ ...query, enabled: !card.isLocked });
  if (card.isLocked) return <LockedText preview={card.preview} opener={opener} />;
  // The user's access has changed since the list was loaded.
  if (error instanceof ApiError && error.status === 403)
    return <LockedText preview={error.problem?.preview} opener={opener} />;
  if (data) return children(data);
  if (isPending) return <Skeleton $height={520} role="status" aria-label={componentsCopy.loading} aria-busy="true" />;
  return <LoadFailure onRetry={() => void refetch()} />;
}
