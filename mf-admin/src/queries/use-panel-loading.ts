import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@app/contract/query-keys';

/** Whether anything of the panel is on its way, and how to ask for all of it again. */
export function usePanelLoading(): { readonly isLoading: boolean; readonly refresh: () => void } {
  const queryClient = useQueryClient();
  const isLoading = useIsFetching({ queryKey: queryKeys.admin() }) > 0;
  return { isLoading, refresh: () => void queryClient.invalidateQueries({ queryKey: queryKeys.admin() }) };
}
