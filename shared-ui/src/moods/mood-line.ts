import type { MoodPlace } from './moods.ts';

const WIDTH = 20;
const STEPS = 28;
/** Height of the mouth, and how far it bends up or down. */
const MOUTH = 27;
const BEND = 3.6;
/** How far energy that feels good bends it further. */
const LAUGH = 3;
/** Height of the waves of unrest. */
const WAVE = 2.8;
const WAVES = 2.5;
/** Places of the eyes. */
const EYES = [15.5, 28.5] as const;
const EYE = 17;
/** How far a closed eye is curved, and the energy below which it rests and no longer smiles. */
const LID = 3;
const REST = -0.35;

/**
 * A mood as a face of few lines in a box of 44 × 44. The mouth opens upwards for what feels good and bends down for what does not; energy
 * opens the one further, and makes the other tremble. The eyes are open with energy, and closed without.
 */
export function moodLine(place: MoodPlace): string {
  const { pleasant, energy } = place;
  const force = Math.max(0, energy);
  const bend = BEND + (pleasant > 0 ? LAUGH * force : 0);
  const wave = pleasant < 0 ? WAVE * force : 0;
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const along = i / STEPS;
    const fromMiddle = 2 * along - 1;
    const bow = pleasant * bend * (1 - 2 * fromMiddle ** 2);
    const tremble = wave * Math.sin(along * WAVES * 2 * Math.PI);
    return `${(12 + along * WIDTH).toFixed(1)} ${(MOUTH + bow - tremble).toFixed(1)}`;
  });
  return `M${points.join('L')}${EYES.map((x) => eye(x, place)).join('')}`;
}

/** Open: an upright stroke. Closed: smiling or resting where it feels good, else a lid that falls to the outer side. */
function eye(x: number, { pleasant, energy }: MoodPlace): string {
  if (energy >= 0) {
    const half = 0.5 + 1.9 * energy;
    return `M${x} ${(EYE - half).toFixed(1)}V${(EYE + half).toFixed(1)}`;
  }
  const fall = pleasant < 0 ? 4 * -pleasant * (1 + energy) * Math.sign(x - 22) : 0;
  const arch = pleasant < 0 ? 0 : energy < REST ? LID : -LID;
  const [left, middle, right] = [EYE - fall / 2, EYE + arch, EYE + fall / 2].map((y) => y.toFixed(1));
  return `M${x - 3} ${left}Q${x} ${middle} ${x + 3} ${right}`;
}
