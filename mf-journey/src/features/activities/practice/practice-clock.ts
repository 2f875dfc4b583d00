/**
 * The state of a practice: how long it has run, told by a clock that never jumps, not by counting ticks, so that it is right after a
 * minute in the background, where browsers hold ticks back.
 */
export interface PracticeClock {
  /** `ended`: by the user, before its time was over. */
  readonly status: 'ready' | 'running' | 'paused' | 'finished' | 'ended';
  /** Lived before `startedAtMs`. */
  readonly heldMs: number;
  readonly startedAtMs: number;
}

export const readyClock: PracticeClock = { status: 'ready', heldMs: 0, startedAtMs: 0 };

export const startClock = (clock: PracticeClock, nowMs: number): PracticeClock => ({
  status: 'running',
  heldMs: clock.status === 'paused' ? clock.heldMs : 0,
  startedAtMs: nowMs,
});

export const pauseClock = (clock: PracticeClock, nowMs: number): PracticeClock =>
  clock.status === 'running' ? { ...clock, status: 'paused', heldMs: livedMs(clock, nowMs) } : clock;

export const endClock = (clock: PracticeClock, nowMs: number): PracticeClock => ({
  ...clock,
  status: 'ended',
  heldMs: livedMs(clock, nowMs),
});

/** Ends a practice whose time is over. */
export const checkClock = (clock: PracticeClock, nowMs: number, totalMs: number): PracticeClock =>
  clock.status === 'running' && livedMs(clock, nowMs) >= totalMs
    ? { ...clock, status: 'finished', heldMs: totalMs }
    : clock;

export const livedMs = (clock: PracticeClock, nowMs: number): number =>
  clock.status === 'running' ? clock.heldMs + nowMs - clock.startedAtMs : clock.heldMs;

interface Cue {
  readonly at: number;
  readonly say: string;
}

/** What is being said after so many seconds: the last cue that has come. */
export const cueAt = (cues: readonly Cue[], seconds: number): string | undefined =>
  cues.findLast(({ at }) => at <= seconds)?.say;

/** `2:05` */
export function clockFace(remainingMs: number): string {
  const seconds = Math.ceil(Math.max(0, remainingMs) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
