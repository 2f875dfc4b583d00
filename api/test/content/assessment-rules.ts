import { ACTIVITIES_PER_STAGE } from '@app/contract/programme';
import { YEARLY_DIMENSIONS } from '@app/contract/yearly';
import type { ContentItem } from '../../src/resources/programme/content/content-items.ts';
import { stringsOf } from './content-rules.ts';

/** Words of marks and exams, which judge. The verb 'notar' is allowed. */
const SCHOOL =
  /(?<!\p{L})(?:(?:la|una|buena|mala|mejor|pon|ponte|poner|ponerte) notas?|aprobad[oa]|aprobar|suspens[oa]s?|suspender)(?!\p{L})/iu;

/**
 * Errors of the self-assessments; empty for a valid programme. A user comes for a number, so the first sentence asks, and each text has
 * advice of its own for a low one.
 */
export function assessmentRules(items: readonly ContentItem[]): string[] {
  const assessments = items.flatMap((item) =>
    item.type === 'activity' && item.value.kind === 'assessment' ? [item.value] : [],
  );
  const firstWith = new Map<string, string>();
  const inFirst = assessments.find(({ base }) => base === ACTIVITIES_PER_STAGE)?.dimensions.map(({ key }) => key) ?? [];
  const ofAssessments = assessments.flatMap(({ base, lenses }) =>
    lenses.flatMap((lens, i) => {
      const at = `base ${base}, week ${i + 1}`;
      const twin = firstWith.get(lens.whenLow);
      firstWith.set(lens.whenLow, at);
      const school = SCHOOL.exec(stringsOf(lens).join(' '));
      return [
        ...(/^¿[^.?]*\?/u.test(lens.text[0] ?? '') ? [] : [`${at}: its first sentence does not ask`]),
        ...(twin === undefined ? [] : [`${at}: the advice of ${twin}`]),
        ...(school ? [`${at}: «${school[0]}»`] : []),
      ];
    }),
  );
  return [
    ...ofAssessments,
    ...YEARLY_DIMENSIONS.filter((key) => !inFirst.includes(key)).map(
      (key) => `block 1 does not ask ${key}, as later ones do`,
    ),
  ];
}
