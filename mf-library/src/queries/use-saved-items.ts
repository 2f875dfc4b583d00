import { changeShelfItem, type Shelf, type ShelfChange } from '@app/contract/library';
import { call, useHost } from '@app/shared-ui/host';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryCopy } from '../copy/library.es.ts';
import { savedItemsQuery } from './library-queries.ts';

export type ItemKind = 'book' | 'film' | 'playlist' | 'challenge';

/** Name of an item on the user's shelf: `book-101`. */
export const itemName = (kind: ItemKind, id: number) => `${kind}-${id}`;

const NOTHING: Shelf = { saved: [], positions: {} };

export const useSavedItems = (): Shelf => useQuery(savedItemsQuery).data ?? NOTHING;

/** Saves an item for later or removes it: optimistic; a refetch reverts it when the server refuses. */
export function useSetSaved(item: string): (isSaved: boolean) => void {
  const { showToast } = useHost();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (saved: boolean) => call(changeShelfItem, { params: { item }, body: { saved } }),
    onMutate: async (saved) => {
      await queryClient.cancelQueries({ queryKey: savedItemsQuery.queryKey });
      queryClient.setQueryData(savedItemsQuery.queryKey, (shelf = NOTHING) => withSaved(shelf, item, saved));
    },
    onError: () => showToast({ title: libraryCopy.saved.failed, tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedItemsQuery.queryKey }),
  });
  return mutate;
}

const withSaved = (shelf: Shelf, item: string, isSaved: boolean): Shelf => ({
  ...shelf,
  saved: [...(isSaved ? [item] : []), ...shelf.saved.filter((other) => other !== item)],
});

/** Stores the reading position; `keepalive` completes the request when the user leaves the page. */
export const sendPosition = (item: string, change: Required<Pick<ShelfChange, 'position'>>): Promise<void> =>
  call(changeShelfItem, { params: { item }, body: change, keepalive: true });
