/**
 * Local storage: the stages whose banner has been read in this browser, as numbers. Goes with everything else at the sign-out. A device
 * that keeps nothing shows the banner open again.
 */
const KEY = 'seenStages';

export const isSeenStage = (stageId: number): boolean => seenStages().includes(stageId);

export function noteSeenStage(stageId: number): void {
  const seen = seenStages();
  if (seen.includes(stageId)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, stageId]));
  } catch {
    // The banner is then open at the next visit, too.
  }
}

function seenStages(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
