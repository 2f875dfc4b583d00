/** No entry is older: a smaller number is a number, and no time. */
const EARLIEST_MS = Date.UTC(2000, 0, 1);

/**
 * When an entry was written. Its number is that time in ms (2§3); an entry that was taken in from another journal is younger than its number,
 * and keeps its day.
 */
export function writtenAt(entryId: unknown, createdAt: Date): Date {
  const isTime = typeof entryId === 'number' && entryId >= EARLIEST_MS && entryId < createdAt.getTime();
  return isTime ? new Date(entryId) : createdAt;
}
