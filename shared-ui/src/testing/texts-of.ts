/** Arguments with which the functions of copy are called. */
export type Sample = readonly unknown[];

/** Specified texts by section of the specification; a pattern stands for a text that contains numbers or names. */
export type SpecifiedTexts = Readonly<Record<string, readonly (string | RegExp)[]>>;

/**
 * Every text of copy: strings at any depth, what its functions make of each sample, and a title joined with each text beside it, as a toast
 * is read.
 */
export function textsOf(copy: unknown, samples: readonly Sample[] = []): ReadonlySet<string> {
  const texts = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part === 'string') texts.add(part);
    else if (typeof part === 'function')
      for (const sample of samples) collect(unlessItThrows(() => Reflect.apply(part, undefined, sample)));
    else if (typeof part === 'object' && part !== null) {
      const { title, ...beside }: { title?: unknown } = part;
      for (const text of Object.values(beside))
        if (typeof title === 'string' && typeof text === 'string') texts.add(`${title} - ${text}`);
      for (const inner of Object.values(part)) collect(inner);
    }
  };
  collect(copy);
  return texts;
}

/** A sample may be meant for another function. */
function unlessItThrows(make: () => unknown): unknown {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** Those of the specified texts that are not among the texts. */
export const missingIn = (texts: ReadonlySet<string>, specified: SpecifiedTexts[string]) =>
  specified.filter((text) => (typeof text === 'string' ? !texts.has(text) : ![...texts].some((one) => text.test(one))));
