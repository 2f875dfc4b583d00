import type { StoredDocument } from '@app/shared-ui/host';
import { isDayKey, plusDays } from '@app/shared-ui/dates/day-key';
import { icsFile } from '@app/shared-ui/files/ics-file';
import { lengthOf, type PlannedChallenge } from '../../challenges/challenge-days.ts';
import { filesCopy as copy } from '../../copy/files.es.ts';

/**
 * Challenges and sacred days for another calendar app. Names and dates only: others may read that calendar, so it contains nothing that the
 * user wrote.
 * @returns `undefined` when there is nothing to export
 */
export function icsOf(days: readonly StoredDocument[], challenges: readonly PlannedChallenge[]): File | undefined {
  const sacred = days.filter(({ key, fields }) => fields['isSacred'] === true && isDayKey(key)).map(({ key }) => key);
  const events = [
    ...sacred.toSorted().map((day) => ({ id: `sagrado-${day}`, day, summary: copy.ics.sacred })),
    ...challenges.toReversed().flatMap(daysOf),
  ];
  if (events.length === 0) return undefined;
  return icsFile({ name: copy.ics.name, product: 'Calendario', file: copy.ics.file, events });
}

function daysOf(challenge: PlannedChallenge) {
  const total = lengthOf(challenge);
  return Array.from({ length: total }, (_, i) => ({
    id: `reto-${challenge.id}-${i + 1}`,
    day: plusDays(challenge.startDate, i),
    summary: copy.ics.challenge(challenge.title, i + 1, total),
  }));
}
