import type { StoredDocument } from '@app/shared-ui/host';
import ical from 'ical-generator';
import { lengthOf, type PlannedChallenge } from '../../challenges/challenge-days.ts';
import { filesCopy as copy } from '../../copy/files.es.ts';
import { type DayKey, isDayKey, plusDays } from '@app/shared-ui/dates/day-key';

/**
 * Challenges and sacred days for another calendar app: all-day events, so that no zone moves them. Names and dates only: others may read
 * that calendar, so it contains nothing that the user wrote.
 * @returns `undefined` when there is nothing to export
 */
export function icsOf(days: readonly StoredDocument[], challenges: readonly PlannedChallenge[]): File | undefined {
  const sacred = days.filter(({ key, fields }) => fields['isSacred'] === true && isDayKey(key)).map(({ key }) => key);
  if (sacred.length === 0 && challenges.length === 0) return undefined;
  const calendar = ical({
    name: copy.ics.name,
    prodId: { company: 'Reencuentro', product: 'Calendario', language: 'ES' },
  });
  for (const day of sacred.toSorted()) {
    calendar.createEvent({ id: `sagrado-${day}@reencuentro`, summary: copy.ics.sacred, ...wholeDay(day) });
  }
  for (const challenge of challenges.toReversed()) {
    const total = lengthOf(challenge);
    for (let number = 1; number <= total; number++) {
      calendar.createEvent({
        id: `reto-${challenge.id}-${number}@reencuentro`,
        summary: copy.ics.challenge(challenge.title, number, total),
        ...wholeDay(plusDays(challenge.startDate, number - 1)),
      });
    }
  }
  return new File([calendar.toString()], copy.ics.file, { type: 'text/calendar;charset=utf-8' });
}

/** The end of an all-day event is the day after it (RFC 5545 §3.6.1). */
const wholeDay = (day: DayKey) => ({ start: utcDate(day), end: utcDate(plusDays(day, 1)), allDay: true });

/** The library writes dates in UTC. With a `timezone`, even UTC, it would use the device's: west of Greenwich the day before. */
const utcDate = (day: DayKey): Date => new Date(`${day}T00:00:00Z`);
