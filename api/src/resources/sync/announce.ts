import type { LiveEventName } from '@app/contract/live-events';
import type { ClientSession } from 'mongoose';
import { appendEvent, type EventData } from '../../platform/live/events.ts';
import type { SyncDocument } from './engine/document.ts';
import type { Ledger } from './engine/ledger.ts';

/** What a changed document is about: a sibling is about the document whose words it has. */
const subjectOf = (id: string, { documents }: Ledger): string => documents.get(id)?.of ?? id;

/** Subjects that changed, each with the highest number of the changes that belong to it. */
function changedSubjects(ledger: Ledger): Map<string, number> {
  const subjects = new Map<string, number>();
  for (const id of ledger.changed) {
    const subject = subjectOf(id, ledger);
    subjects.set(subject, Math.max(subjects.get(subject) ?? 0, ledger.documents.get(id)?.rev ?? 0));
  }
  return subjects;
}

const isLiving = (document: SyncDocument | undefined): document is SyncDocument => document?.deleted === false;

/** An event to be told, under the number of its own last change. */
interface Announcement {
  readonly seq: number;
  readonly append: (session: ClientSession, userId: string) => Promise<number>;
}

function announcement<N extends LiveEventName>(name: N, data: EventData<N>, seq: number): Announcement {
  return { seq, append: (session, userId) => appendEvent(session, userId, name, data, seq) };
}

function entryAnnouncement(ledger: Ledger, id: string, rev: number): Announcement[] {
  const document = ledger.documents.get(id);
  if (!document) return [];
  const before = ledger.before.get(id);
  // A deletion is told with the number that the entry had.
  const { number = 0, fields } = isLiving(document) ? document : (before ?? document);
  const activityId = fields['activityId']?.value;
  const data = { key: document.key, entryId: number, ...(typeof activityId === 'number' ? { activityId } : {}), rev };
  const name = isLiving(before) ? 'journal_entry_updated' : 'journal_entry_created';
  return [announcement(name, data, rev)];
}

function announcements(ledger: Ledger): Announcement[] {
  const subjects = [...changedSubjects(ledger)];
  const ofKind = (...kinds: string[]) => subjects.filter(([id]) => kinds.includes(id.slice(0, id.indexOf('/'))));
  const lastOf = (among: readonly [string, number][]) => Math.max(...among.map(([, rev]) => rev));
  const calendar = ofKind('day', 'week', 'challenge');
  const settings = ofKind('settings');
  const assessments = ofKind('assessment');
  return [
    ...ofKind('entry').flatMap(([id, rev]) => entryAnnouncement(ledger, id, rev)),
    ...(calendar.length > 0
      ? [announcement('calendar_updated', { keys: calendar.map(([id]) => calendarKey(id)) }, lastOf(calendar))]
      : []),
    ...(settings.length > 0 ? [announcement('settings_updated', { rev: lastOf(settings) }, lastOf(settings))] : []),
    ...(assessments.length > 0 ? [announcement('progress_updated', {}, lastOf(assessments))] : []),
  ];
}

/** A day's or a week's own key; of a challenge, `challenge-<id>`. */
const calendarKey = (id: string): string =>
  id.startsWith('challenge/') ? id.replace('/', '-') : id.slice(id.indexOf('/') + 1);

/**
 * Tells her other pages what has changed, in the transaction of the change and in its order: one event per entry, one for all of the
 * calendar, of the settings, of the progress. No two share a number.
 */
export async function announce(session: ClientSession, userId: string, ledger: Ledger): Promise<void> {
  for (const { append } of announcements(ledger).toSorted((a, b) => a.seq - b.seq)) await append(session, userId);
}
