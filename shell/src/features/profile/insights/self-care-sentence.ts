/** Smaller differences are not mentioned. */
const NOTABLE = 0.15;
/** Minimum difference at which days with self-care may be called the hard ones. */
const LARGE = 0.4;

/**
 * Which sentence compares days with and without self-care. It speaks of hard days only where those days are unpleasant on average and
 * clearly harder than the others: where the chart could contradict a sentence, there is none.
 * @param withCare, without mean pleasantness, −1…1
 */
export function selfCareSentence(withCare: number, without: number): 'more' | 'same' | 'less' | undefined {
  const difference = withCare - without;
  if (Math.abs(difference) < NOTABLE) return 'same';
  if (difference > 0) return 'more';
  return withCare < 0 && -difference >= LARGE ? 'less' : undefined;
}
