import type { Challenge } from '@app/contract/library';
import { addHours, parseISO } from 'date-fns';
import ical from 'ical-generator';

const DAY_HOURS = 24;

type Days = Pick<Challenge, 'id' | 'title' | 'days'>;

/** A calendar (RFC 5545) with an all-day event for each day of a challenge. */
export function challengeCalendar(challenge: Days, startDate: string): string {
  const calendar = ical({
    name: challenge.title,
    prodId: { company: 'Reencuentro', product: 'Retos', language: 'ES' },
  });
  for (const [i, { title, text }] of challenge.days.entries()) {
    calendar.createEvent({
      // The same day of the same plan is the same event: importing twice does not double it.
      id: `reto-${challenge.id}-${startDate}-${i + 1}@reencuentro`,
      // A day of a calendar, which the library reads in UTC: there no clock is ever changed.
      start: addHours(parseISO(`${startDate}T00:00:00Z`), i * DAY_HOURS),
      allDay: true,
      summary: `${challenge.title} (${i + 1}/${challenge.days.length}): ${title}`,
      description: text,
    });
  }
  return calendar.toString();
}

export const challengeFile = (challenge: Days, startDate: string): File =>
  new File([challengeCalendar(challenge, startDate)], `reto-${challenge.id}.ics`, { type: 'text/calendar' });
