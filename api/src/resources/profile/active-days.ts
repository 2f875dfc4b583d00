import { Types } from 'mongoose';
import { ProgressModel, type ProgressRecord } from '../progress/progress.model.ts';
import { SyncDocumentModel } from '../sync/sync.models.ts';

/**
 * Days on which she did something here: wrote, marked a day of the calendar, or moved an activity. A day of the calendar counts as the
 * day it is; days to come do not count yet.
 * @param timeZone decides to which day an instant belongs
 */
export async function countActiveDays(userId: string, now: Date, timeZone: string): Promise<number> {
  // Canadians write dates as yyyy-MM-dd.
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
