import { useHost } from '@app/shared-ui/host';
import { createContext, use, useCallback, useEffect } from 'react';
import { unfinishedCopy } from '../copy/unfinished.es.ts';

/** Text that the user is working on and that no document holds yet. The components that show it do not change until the user is done. */
export interface PendingInput {
  /** @returns a function that ends it */
  begin(): () => void;
  isAny(): boolean;
  /** Calls back when a piece of work ends. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export function createPendingInput(): PendingInput {
  const works = new Set<symbol>();
  const listeners = new Set<() => void>();
  return {
    begin() {
      const work = Symbol('work');
      works.add(work);
      return () => {
        works.delete(work);
        for (const listener of listeners) listener();
      };
    },
    isAny: () => works.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const PendingInputContext = createContext<PendingInput>(createPendingInput());

/** Reports whether this component holds such text. */
export function usePendingInput(isWorking: boolean): void {
  const pendingInput = use(PendingInputContext);
  useEffect(() => (isWorking ? pendingInput.begin() : undefined), [isWorking, pendingInput]);
}

/** Asks the user for confirmation before text that no document holds is lost. @returns whether it may be */
export function useAskBeforeLosing(): (hasWords: boolean) => Promise<boolean> {
  const { confirm } = useHost();
  return useCallback(
    async (hasWords) => {
      const { title, text, leave: confirmLabel, stay: cancelLabel } = unfinishedCopy;
      return !hasWords || confirm({ title, text, confirmLabel, cancelLabel, destructive: true });
    },
    [confirm],
  );
}
