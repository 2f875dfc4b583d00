import { operator } from '@app/contract/operator';
import type { Deps } from './deps.ts';
import type { Env } from './platform/env.ts';

/** Facts about the operator that may still be open. */
type OperatorFacts = Pick<typeof operator, 'womenStarted'> & {
  readonly owner: Readonly<Record<keyof typeof operator.owner, string>>;
  readonly claimsCheckedOn: string;
};

interface Told extends Pick<Deps, 'print'> {
  readonly env: Pick<Env, 'isHttps'>;
}

const FILE = 'api/contract/src/operator.ts';
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Prints, at each start over https, what the law asks of a public installation and the operator's data do not state yet. A development
 * machine publishes nothing, so nothing is printed there.
 */
export function printOperatorGaps({ env, print }: Told, facts: OperatorFacts = operator): void {
  if (!env.isHttps) return;
  if (!isDay(facts.claimsCheckedOn))
    print(
      `The landing page claims '${facts.womenStarted}' and shows testimonials: both must be real (Directive (EU) 2019/2161). Make them so, and write the day on which you checked it into claimsCheckedOn in ${FILE}.`,
    );
  const missing = Object.entries(facts.owner).flatMap(([name, value]) => (value === 'por completar' ? [name] : []));
  if (missing.length > 0)
    print(`The legal notice must name who publishes this: write ${missing.join(', ')} of owner in ${FILE}.`);
}
