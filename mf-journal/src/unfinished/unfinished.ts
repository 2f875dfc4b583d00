import { useHost } from '@app/shared-ui/host';
import { createContext, use, useCallback, useEffect } from 'react';
import { unfinishedCopy } from '../copy/unfinished.es.ts';

/** Words that she is working on and that no document has yet. What shows them stays as it is until she is done. */
export interface Unfinished {
  /** @returns a function that ends it */
  begin(): () => void;
  isAny(): boolean;
  /** Calls back when a piece of work ends. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
}

export function createUnfinished(): Unfinished {
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

export const UnfinishedContext = createContext<Unfinished>(createUnfinished());

/** Says whether there are such words here. */
export function useUnfinished(isWorking: boolean): void {
  const unfinished = use(UnfinishedContext);
  useEffect(() => (isWorking ? unfinished.begin() : undefined), [isWorking, unfinished]);
}

/** Asks her before words go that no document has. @returns whether they may */
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
