import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays } from 'date-fns';
import mongoose, { Types } from 'mongoose';
import type { Vault } from '../../../platform/crypto/vault.ts';
import type { Library } from '../../programme/content/library-items.ts';
import { daysOf } from '../../programme/content/library-schema.ts';
import type { SyncDocument } from '../../writing/sync/engine/document.ts';
import { openDocument } from '../../writing/sync/sealed-document.ts';
import { type StoredDocument, SyncDocumentModel } from '../../writing/sync/sync.model.ts';

/** Words of the calendar's entries; neutral, as a calendar may be shared, or lie open on a desk (D28). */
const WORDS = {
  name: 'Mi agenda',
  day: (day: number, days: number) => (days === 1 ? 'Un rato para mí' : `Un rato para mí (${day} de ${days})`),
} as const;
/** Seconds after which calendars read the feed again. */
const AGAIN_SECONDS = 6 * 60 * 60;

/** A calendar day as a date without zone, at noon: no time zone shifts it to another day. */
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** Opens a challenge that is in the library, reduced to what the calendar needs: a user may store thousands of other values. */
function openChallenge(vault: Vault, stored: StoredDocument, days: number): SyncDocument {
  const needed = new Set(['startDate', ...Array.from({ length: days }, (_, at) => `done.${at + 1}`)]);
  return openDocument(vault, { ...stored, fields: stored.fields.filter(({ name }) => needed.has(name)) });
}

/**
 * The days of the user's challenges that are not marked as done, as `.ics`; it does not tell which challenges they are. The library bounds
 * its work, as it is done without a session (L-01).
 */
export async function challengeFeed(userId: string, vault: Vault, library: Library, now: Date): Promise<string> {
  const stored = await SyncDocumentModel.find({
    userId: new Types.ObjectId(userId),
    kind: 'challenge',
    key: mongoose.trusted({ $in: library.challenges.all.map(({ id }) => String(id)) }),
    deleted: false,
  }).lean<StoredDocument[]>();
  const calendar = ical({
    name: WORDS.name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: '//agenda//agenda//ES',
    ttl: AGAIN_SECONDS,
  });
  for (const one of stored) {
    const challenge = library.challenges.find(Number(one.key));
    if (!challenge) continue;
    const days = daysOf(challenge.duration);
    const document = openChallenge(vault, one, days);
    const start = document.fields['startDate']?.value;
    if (typeof start !== 'string') continue;
    for (let day = 1; day <= days; day += 1) {
      if (document.fields[`done.${day}`]?.value === true) continue;
      const at = addDays(dateOf(start), day - 1);
      calendar.createEvent({
        // The id tells neither the challenge nor the product.
        id: vault.derive(`feed:${document.key}:${day}`, 16).toString('hex'),
        start: at,
        allDay: true,
        summary: WORDS.day(day, days),
        stamp: now,
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  }
  // ical-generator does not end the last line, as RFC 5545 §3.1 asks.
  return `${calendar.toString()}\r\n`;
}
