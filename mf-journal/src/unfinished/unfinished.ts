import { useHost } from '@app/shared-ui/host';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { unfinishedCopy } from '../copy/unfinished.es.ts';

/** Text that the user is working on and that no document holds yet. The components that show it do not change until the user is done. */
export interface PendingInput {
  /** @returns a function that ends it */
  begin(): () => void;
  isAny(): boolean;
  /** Calls back when a piece of work ends. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Registers what saving, or leaving the sheet, takes into the document, as nobody has said no to it. @returns a function that unregisters it */
  beforeSaving(take: () => void): () => void;
  /** Takes it. */
  takeIn(): void;
}

export function createPendingInput(): PendingInput {
  const works = new Set<symbol>();
  const listeners = new Set<() => void>();
  const takes = new Set<() => void>();
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
    beforeSaving(take) {
      takes.add(take);
      return () => takes.delete(take);
    },
    takeIn() {
      for (const take of takes) take();
    },
  };
}

export const PendingInputContext = createContext<PendingInput>(createPendingInput());

/** Reports whether this component holds such text. */
export function usePendingInput(isWorking: boolean): void {
  const pendingInput = use(PendingInputContext);
  useEffect(() => (isWorking ? pendingInput.begin() : undefined), [isWorking, pendingInput]);
}

/** Takes what this component shows into the document when the user saves or goes on to the text; closing leaves it out. */
export function useBeforeSaving(take: () => void): void {
  const pendingInput = use(PendingInputContext);
  const handleSaving = useEffectEvent(take);
  useEffect(() => pendingInput.beforeSaving(() => handleSaving()), [pendingInput]);
}

/** Asks the user for confirmation before text that no document holds is lost. @returns whether it may be */
export function useAskBeforeLosing(): (hasWords: boolean) => Promise<boolean> {
  const { confirm } = useHost();
  return async (hasWords) => !hasWords || confirm({ ...unfinishedCopy, destructive: true });
}
