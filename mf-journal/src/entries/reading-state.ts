/** State of a history entry in which a journal entry is read: Back closes it, a reload opens it again. */
interface ReadingState {
  readonly reading: string;
  /** The history entry before it is where the user comes from and goes back to: the journal, or an activity. */
  readonly isAbove: boolean;
}

export function readingOf(state: unknown): ReadingState | undefined {
  if (typeof state !== 'object' || state === null || !('reading' in state)) return undefined;
  const { reading } = state;
  return typeof reading === 'string' ? { reading, isAbove: 'isAbove' in state && state.isAbove === true } : undefined;
}

export const readingState = (key: string, isAbove: boolean): ReadingState => ({ reading: key, isAbove });
