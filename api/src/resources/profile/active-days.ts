import { Types } from 'mongoose';
import { ProgressModel, type ProgressRecord } from '../programme/progress/progress.model.ts';
import { SyncDocumentModel } from '../writing/sync/sync.model.ts';

/**
 * Counts the days on which the user was active: wrote, filled in a calendar day, or advanced an activity. A calendar day counts as its own
 * date; future days do not count yet.
 * @param timeZone decides the day of an instant
 */
export async function countActiveDays(userId: string, now: Date, timeZone: string): Promise<number> {
  // The locale en-CA formats dates as yyyy-MM-dd.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  const today = format.format(now);
  const [documents, progress] = await Promise.all([
    SyncDocumentModel.find(
      { userId: new Types.ObjectId(userId), deleted: false },
      { kind: 1, key: 1, createdAt: 1 },
    ).lean(),
    ProgressModel.findById(userId, { changedAt: 1 }).lean<Pick<ProgressRecord, 'changedAt'>>(),
  ]);
  const days = new Set<string>();
  for (const { kind, key, createdAt } of documents) {
    if (kind === 'day') days.add(key);
    else if (kind === 'entry' || kind === 'assessment' || kind === 'week') days.add(format.format(createdAt));
  }
  for (const at of Object.values(progress?.changedAt ?? {})) days.add(format.format(at));
  return [...days].filter((day) => day <= today).length;
}
