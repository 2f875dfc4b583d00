import { startTransition, useEffect, useReducer } from 'react';

type Outcome = { readonly value: unknown } | { readonly error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome>();
const watched = new WeakMap<Promise<unknown>, Promise<void>>();

/** Notes what a promise comes to, so that a component which needs it later has it at its first rendering. @returns when it is settled */
export function watch(promise: Promise<unknown>): Promise<void> {
  const known = watched.get(promise);
  if (known) return known;
  const watching = promise.then(
    (value) => void outcomes.set(promise, { value }),
    (error: unknown) => void outcomes.set(promise, { error }),
  );
  watched.set(promise, watching);
  return watching;
}

/**
 * What a promise came to; `undefined` while it is on its way; its failure is thrown. What React's `use` does, as a state instead of a
 * suspension: React holds the content of a boundary back until 300 ms after the last fallback, and a page that opens passes through
 * several of them.
 */
export function useLoaded<T>(promise: Promise<T>): T | undefined {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const outcome = outcomes.get(promise);
  const isOnItsWay = outcome === undefined;
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    let hasLeft = false;
    void watch(promise).then(() => {
      if (!hasLeft) startTransition(lookAgain);
    });
    return () => {
      hasLeft = true;
    };
  }, [promise, isOnItsWay]);
  if (!outcome) return undefined;
  if ('error' in outcome) throw outcome.error;
  return outcome.value as T;
}
