import type { MoodPlace } from './moods.ts';

const WIDTH = 28;
const STEPS = 28;
/** How far the line bends up or down. */
const BEND = 5;
/** How far energy that feels good lifts it. */
const LIFT = 9;
/** Height of the waves of unrest. */
const WAVE = 3.4;
const WAVES = 3;

/**
 * A mood as a line in a box of 44 × 44: what feels good opens upwards, what does not bends down. Energy lifts the one to the right, and makes
 * the other tremble.
 */
export function moodLine({ pleasant, energy }: MoodPlace): string {
  const force = Math.max(0, energy);
  const lift = pleasant > 0 ? LIFT * force * pleasant : 0;
  const wave = pleasant < 0 ? WAVE * force : 0;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const along = i / STEPS;
    const fromMiddle = 2 * along - 1;
    const bow = pleasant * BEND * (1 - 2 * fromMiddle ** 2);
    const tremble = wave * Math.sin(along * WAVES * 2 * Math.PI);
    return `${(8 + along * WIDTH).toFixed(1)} ${(22 + bow - tremble - lift * (along - 0.5)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
