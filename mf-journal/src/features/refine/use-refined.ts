import { useEffect, useState } from 'react';
import type { Refined } from './refine-text.ts';
import type { Rule } from './rules.ts';

/** A text as the chosen rules would have it; `undefined` while they are at work. The code for it comes with the first text. */
export function useRefined(text: string, rules: ReadonlySet<Rule>): Refined | undefined {
  const [done, setDone] = useState<{
    readonly text: string;
    readonly rules: ReadonlySet<Rule>;
    readonly refined: Refined;
  }>();
  useEffect(() => {
    const control = new AbortController();
    void import('./refine-text.ts')
      .then(({ refineText }) => refineText(text, rules, control.signal))
      .then((refined) => setDone({ text, rules, refined }))
      .catch((error: unknown) => {
        if (!control.signal.aborted) throw error;
      });
    return () => control.abort();
  }, [text, rules]);
  return done?.text === text && done.rules === rules ? done.refined : undefined;
}
