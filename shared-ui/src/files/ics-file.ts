import ical from 'ical-generator';
import { type DayKey, plusDays } from '../dates/day-key.ts';

interface AllDayEvent {
  /** Unique and lasting: a calendar app that imports it twice has it once. */
  readonly id: string;
  readonly day: DayKey;
  readonly summary: string;
  readonly description?: string;
}

interface Calendar {
  /** Shown by the calendar app. */
  readonly name: string;
  /** What of the product made it (`PRODID`). */
  readonly product: string;
  readonly file: string;
  readonly events: readonly AllDayEvent[];
}

/** A calendar (RFC 5545) of all-day events, which no time zone moves. */
export function icsFile({ name, product, file, events }: Calendar): File {
  const calendar = ical({ name, prodId: { company: 'Reencuentro', product, language: 'ES' } });
  for (const { id, day, summary, description } of events) {
    calendar.createEvent({
      id: `${id}@reencuentro`,
      start: utcDate(day),
      // The end of an all-day event is the day after it (RFC 5545 §3.6.1).
      end: utcDate(plusDays(day, 1)),
      allDay: true,
      summary,
      ...(description ? { description } : {}),
    });
  }
  // ical-generator does not end the last line, as RFC 5545 §3.1 asks.
  return new File([`${calendar.toString()}\r\n`], file, { type: 'text/calendar;charset=utf-8' });
}

/** ical-generator writes dates in UTC. With a `timezone`, even UTC, it would use the device's: west of Greenwich the day before. */
const utcDate = (day: DayKey): Date => new Date(`${day}T00:00:00Z`);
