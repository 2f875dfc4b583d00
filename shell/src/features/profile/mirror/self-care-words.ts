/** Less of a difference than this is none. */
const NOTABLE = 0.15;
/** From this difference on, days with room for oneself may be called the hard ones. */
const LARGE = 0.4;

/**
 * What the mirror says of the days with and without room for oneself. That they were hard days it says only where they really were
 * (on the unpleasant side of the middle) and clearly harder than the others: where the picture could contradict a sentence, there is none.
 * @param withCare, without mean pleasantness, −1…1
 */
export function saidOfSelfCare(withCare: number, without: number): 'more' | 'same' | 'less' | undefined {
  const difference = withCare - without;
  if (Math.abs(difference) < NOTABLE) return 'same';
  if (difference > 0) return 'more';
  return withCare < 0 && -difference >= LARGE ? 'less' : undefined;
}
