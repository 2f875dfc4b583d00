import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { stringsOf } from './content-rules.ts';

/**
 * Words that a text may contain only together with a caution (`care`). They name harm, or invite to an act that is risky for a user who
 * lives with a violent person, has an eating or bleeding disorder, or is alone at night.
 */
const RISK = [
  'abus[oa](?: sexual)?',
  'maltrat\\p{L}*',
  'suicid\\p{L}*',
  '(?:escena|muerte|episodio) (?:de violencia|violent[ao])',
  'marido que mata',
  '(?:que|alguien) te (?:hace|hacía|hizo) daño',
  'te pone en peligro',
  'te marchaste deprisa',
  'secreto (?:familiar|de familia)',
  'irreversible',
  'relación con la comida',
  '(?:a|en) dieta',
  'cena poco',
  'hinchada',
  'goma en la muñeca',
  '(?:vela|velas)(?=.*bañera)',
];
const RISK_WORDS = new RegExp(`(?<![\\p{L}])(?:${RISK.join('|')})(?![\\p{L}])`, 'iu');

interface Cautioned {
  readonly at: string;
  readonly value: { readonly care?: unknown };
}

/** Every text of programme and libraries that is shown alone, and so has its own caution: a lens, a work, a day. */
function cautioned(item: ContentItem): Cautioned[] {
  switch (item.type) {
    case 'activity':
      return item.value.lenses.map((value, i) => ({ at: `base ${item.value.base}, week ${i + 1}`, value }));
    case 'challenge':
      return item.value.days.map((value, i) => ({ at: `challenge ${item.value.id}, day ${i + 1}`, value }));
    case 'book':
    case 'film':
      return [{ at: `${item.type} ${item.value.id}`, value: item.value }];
    case 'block':
    case 'playlist':
    case 'seal':
    case 'stage':
    case 'week-texts':
      return [];
  }
}

/** Errors for texts with a risk word and no caution; empty for a valid programme. */
export const careRules = (items: readonly ContentItem[]): string[] =>
  items.flatMap(cautioned).flatMap(({ at, value }) => {
    const found = value.care ? null : RISK_WORDS.exec(stringsOf(value).join(' '));
    return found ? [`${at}: «${found[0]}» needs a caution (care)`] : [];
  });
