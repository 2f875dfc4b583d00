import { HostContext } from '@app/shared-ui/host';
import { type DefaultError, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { use, useCallback, useRef } from 'react';

/**
 * As `useMutation`, for what must not happen twice: `mutate` does nothing while an earlier one has not ended. A second click may come before the
 * page that the first has disabled is drawn. An error on the page goes when it begins: it may be its own, and would hide its success (D26).
 */
export function useSingleMutation<TData = unknown, TError = DefaultError, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, TError, TVariables, TContext>,
): UseMutationResult<TData, TError, TVariables, TContext> {
  // Absent on the pages of visitors.
  const host = use(HostContext);
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: (...settled) => {
      isRunning.current = false;
      return options.onSettled?.(...settled);
    },
  });
  const { mutate: start } = mutation;
  const mutate = useCallback<typeof start>(
    (...given) => {
      if (isRunning.current) return;
      isRunning.current = true;
      host?.dismissToast();
      start(...given);
    },
    [host, start],
  );
  return { ...mutation, mutate };
}
