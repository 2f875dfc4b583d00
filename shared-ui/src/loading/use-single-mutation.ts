import { type DefaultError, useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * As `useMutation`, for what must not happen twice: `mutate` does nothing while an earlier one has not ended. A second click may come before the
 * page that the first has disabled is drawn.
 */
export function useSingleMutation<TData = unknown, TError = DefaultError, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, TError, TVariables, TContext>,
): UseMutationResult<TData, TError, TVariables, TContext> {
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
      start(...given);
    },
    [start],
  );
  return { ...mutation, mutate };
}
