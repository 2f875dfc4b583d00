import { useCallback, useEffect, useState } from 'react';
import type { Refined } from './refine-text.ts';
import type { Rule } from './rules.ts';

/** What has become of a text and its rules. */
interface Outcome {
  readonly text: string;
  readonly rules: ReadonlySet<Rule>;
  readonly attempt: number;
  /** `undefined` where the code did not come. */
  readonly refined: Refined | undefined;
}

interface Refining {
  /** The text as the chosen rules would have it; `undefined` while they are at work, and where their code did not come. */
  readonly refined: Refined | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Applies the chosen rules to a text. The code for it comes with the first text. */
export function useRefined(text: string, rules: ReadonlySet<Rule>): Refining {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void import('./refine-text.ts')
      .then(
        ({ refineText }) => refineText(text, rules, signal),
        () => undefined,
      )
      .then((refined) => setOutcome({ text, rules, attempt, refined }))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    return () => control.abort();
  }, [text, rules, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const isOver = outcome?.text === text && outcome.rules === rules && outcome.attempt === attempt;
  return {
    refined: isOver ? outcome.refined : undefined,
    hasFailed: isOver && outcome.refined === undefined,
    retry,
  };
}
