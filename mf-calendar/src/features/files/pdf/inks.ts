import { moodHue } from '@app/shared-ui/moods/mood-tone';
import type { MoodPlace } from '@app/shared-ui/moods/moods';
import { oklchToHex } from '@app/shared-ui/theme/oklch-to-hex';

/** The light theme's colours, as printed on paper. */
export const inks = {
  paper: oklchToHex(98, 0.01, 75),
  ink: oklchToHex(28, 0.04, 340),
  soft: oklchToHex(45, 0.03, 340),
  accent: oklchToHex(47, 0.125, 358),
  line: oklchToHex(84, 0.025, 60),
  gold: oklchToHex(93.5, 0.045, 85),
} as const;

/** Two strengths of a mood's colour: its wash, and what is drawn and written on it. */
export interface MoodInk {
  readonly wash: string;
  readonly line: string;
}

export function moodInk(place: MoodPlace | undefined): MoodInk {
  const hue = place && moodHue(place);
  if (hue === undefined) return { wash: oklchToHex(85, 0.012, 60), line: oklchToHex(42, 0.02, 340) };
  return { wash: oklchToHex(80, 0.085, hue), line: oklchToHex(40, 0.085, hue) };
}
