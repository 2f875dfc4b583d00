import type { LiveEventName } from '@app/contract/live-events';
import type { SyncKind } from '@app/contract/sync';
import type { ClientSession } from 'mongoose';
import { appendEvent, type EventData } from '../../../platform/live/events.ts';
import type { SyncDocument } from './engine/document.ts';
import type { Ledger } from './engine/ledger.ts';

/** The subject of a change: for a sibling, the document whose text it holds. */
const subjectOf = (id: string, { documents }: Ledger): string => documents.get(id)?.of ?? id;

/** Changed subjects, each with the highest revision of its changes. */
function changedSubjects(ledger: Ledger): Map<string, number> {
  const subjects = new Map<string, number>();
  for (const id of ledger.changed) {
    const subject = subjectOf(id, ledger);
    subjects.set(subject, Math.max(subjects.get(subject) ?? 0, ledger.documents.get(id)?.rev ?? 0));
  }
  return subjects;
}

const isLiving = (document: SyncDocument | undefined): document is SyncDocument => document?.deleted === false;

/** A live event to append, with the number of its own last change. */
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
  // The event of a deletion has the number that the entry had.
  const { number = 0, fields } = isLiving(document) ? document : (before ?? document);
  const activityId = fields['activityId']?.value;
  const data = { key: document.key, entryId: number, ...(typeof activityId === 'number' ? { activityId } : {}), rev };
  const name = isLiving(before) ? 'journal_entry_updated' : 'journal_entry_created';
  return [announcement(name, data, rev)];
}

function announcements(ledger: Ledger): Announcement[] {
  const subjects = [...changedSubjects(ledger)];
  const ofKind = (...kinds: SyncKind[]) => subjects.filter(([id]) => kinds.some((kind) => id.startsWith(`${kind}/`)));
  const lastOf = (among: readonly [string, number][]) => Math.max(...among.map(([, rev]) => rev));
  const calendar = ofKind('day', 'week', 'challenge');
  const settings = ofKind('settings');
  // These kinds have no event of their own in the specification; any event makes the other pages pull.
  const ofProgress = ofKind('assessment', 'underline');
  return [
    ...ofKind('entry').flatMap(([id, rev]) => entryAnnouncement(ledger, id, rev)),
    ...(calendar.length > 0
      ? [announcement('calendar_updated', { keys: calendar.map(([id]) => calendarKey(id)) }, lastOf(calendar))]
      : []),
    ...(settings.length > 0 ? [announcement('settings_updated', { rev: lastOf(settings) }, lastOf(settings))] : []),
    ...(ofProgress.length > 0 ? [announcement('progress_updated', {}, lastOf(ofProgress))] : []),
  ];
}

/** The key of a day or a week; `challenge-<id>` for a challenge. */
const calendarKey = (id: string): string =>
  id.startsWith('challenge/') ? id.replace('/', '-') : id.slice(id.indexOf('/') + 1);

/**
 * Notifies the user's other pages of changes, in the transaction of the change and in order: one event per entry, one for the whole
 * calendar, the settings, the progress. Each event has a number of its own.
 */
export async function announce(session: ClientSession, userId: string, ledger: Ledger): Promise<void> {
  for (const { append } of announcements(ledger).toSorted((a, b) => a.seq - b.seq)) await append(session, userId);
}
