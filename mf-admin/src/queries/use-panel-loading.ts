import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { ADMIN_KEY } from './panel-queries.ts';

/** Whether anything of the panel is on its way, and how to ask for all of it again. */
export function usePanelLoading(): { readonly isLoading: boolean; readonly refresh: () => void } {
  const queryClient = useQueryClient();
  const isLoading = useIsFetching({ queryKey: ADMIN_KEY }) > 0;
  return { isLoading, refresh: () => void queryClient.invalidateQueries({ queryKey: ADMIN_KEY }) };
}
