import { mondayOfWeek } from '@app/contract/week-key';
import { addDays } from 'date-fns';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { daysOf } from '../../../programme/content/library-schema.ts';
import type { Library } from '../../../programme/content/library-items.ts';
import type { SyncDocument } from '../../../writing/sync/engine/document.ts';
import { textIn, weekTitle } from './text-pages.ts';

/** A calendar day as a date without zone, at noon: no time zone shifts it to another day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

interface AllDay {
  readonly id: string;
  readonly start: Date;
  readonly days: number;
  readonly summary: string;
  readonly description: string;
}

function dayEvent(day: SyncDocument): AllDay {
  const isSacred = day.fields['isSacred']?.value === true;
  const words = ['note', 'intention', 'journalEntry'].map((name) => textIn(day, name)).filter(Boolean);
  return {
    id: `day-${day.key}`,
    start: dateOf(day.key),
    days: 1,
    summary: [isSacred ? 'Día sagrado' : '', textIn(day, 'emotion')].filter(Boolean).join(' · ') || 'Mi día',
    description: words.join('\n\n'),
  };
}

/** The intention stands on the Monday of its week. */
const weekEvent = (week: SyncDocument): AllDay => ({
  id: `week-${week.key}`,
  start: dateOf(mondayOfWeek(week.key)),
  days: 1,
  summary: `Intención: ${weekTitle(week.key)}`,
  description: textIn(week, 'intention'),
});

function challengeEvents(challenge: SyncDocument, library: Library): AllDay[] {
  const start = textIn(challenge, 'startDate');
  if (!start) return [];
  const found = library.challenges.find(Number(challenge.key));
  return [
    {
      id: `challenge-${challenge.key}`,
      start: dateOf(start),
      days: found ? daysOf(found.duration) : 1,
      summary: found?.title ?? 'Reto',
      description: '',
    },
  ];
}

/** Days, weekly intentions and challenges as `.ics`, for any calendar. */
export function toCalendar(documents: readonly SyncDocument[], library: Library, now: Date): string {
  const calendar = ical({
    name: 'Mi calendario',
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//reencuentro//calendario//ES',
  });
  const events = documents.flatMap((document): AllDay[] => {
    if (document.kind === 'day') return [dayEvent(document)];
    if (document.kind === 'week') return [weekEvent(document)];
    return document.kind === 'challenge' ? challengeEvents(document, library) : [];
  });
  for (const { id, start, days, summary, description } of events)
    calendar.createEvent({
      id: `${id}@reencuentro`,
      start,
      end: addDays(start, days),
      allDay: true,
      summary,
      stamp: now,
      ...(description ? { description } : {}),
    });
  // ical-generator does not end the last line, as RFC 5545 §3.1 asks.
  return `${calendar.toString()}\r\n`;
}
