import { startTransition, useEffect, useReducer } from 'react';

type Outcome = { readonly value: unknown } | { readonly error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome>();
const watched = new WeakMap<Promise<unknown>, Promise<void>>();

/** Records a promise's outcome, so that a component has it at its first rendering. @returns when it has settled */
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
 * A promise's value; `undefined` while pending; a rejection is thrown. As React's `use`, but by state instead of suspension: React holds
 * the content of a boundary back until 300 ms after the last fallback, and a page that opens passes through several of them.
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
