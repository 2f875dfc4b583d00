import type { ActivityType } from '@app/contract/activities';

/** What stands in a vignette, as paths around the middle of its ground (0, 0); up is negative, and all of it fits in 104 × 78. */
interface VignetteScene {
  /** Filled with paper and outlined. */
  readonly body: string;
  /** Filled with the tone. */
  readonly solid?: string;
  /** Drawn over both. */
  readonly line?: string;
}

export const vignetteScenes: Readonly<Record<ActivityType, VignetteScene>> = {
  // Three stones that keep their balance, and a leaf.
  daily_practice: {
    body: 'M-36 -9C-36 -18 -18 -20 0 -20S36 -18 36 -9S22 0 0 0S-36 0 -36 -9ZM-22 -29C-22 -37 -10 -38 4 -38S27 -36 27 -29S16 -20 2 -20S-22 -21 -22 -29Z',
    solid: 'M-15 -45C-15 -51 -8 -53 0 -53S15 -51 15 -45S8 -38 0 -38S-15 -39 -15 -45Z',
    line: 'M0 -53C0 -63 7 -70 17 -70C18 -60 11 -54 0 -53ZM3 -56L12 -65M-26 -8C-20 -5 -12 -4 -6 -4M-12 -27C-8 -25 -4 -24 2 -24',
  },
  // An open book with its ribbon.
  reading: {
    body: 'M0 -8C-12 -18 -34 -20 -48 -14V-52C-34 -58 -12 -56 0 -46ZM0 -8C12 -18 34 -20 48 -14V-52C34 -58 12 -56 0 -46Z',
    solid: 'M16 -52L24 -54V-22L20 -28L16 -22Z',
    line: 'M-38 -44C-28 -46 -18 -44 -10 -40M-38 -34C-28 -36 -18 -34 -10 -30M-38 -24C-28 -26 -18 -24 -10 -20M32 -46C34 -46 36 -46 38 -45M32 -36C34 -36 36 -36 38 -35M32 -26C34 -26 36 -26 38 -25M-48 -10C-32 -14 -12 -12 0 -3C12 -12 32 -14 48 -10',
  },
  // A sheet, and the pen that has begun it.
  journaling: {
    body: 'M-40 0L-32 -62H22L14 0ZM40 -66L48 -60L18 -16L8 -11L10 -22Z',
    solid: 'M8 -11L10 -22L18 -16Z',
    line: 'M-24 -48H8M-26 -37H4M-27 -26H-6M-29 -15H-14M34 -58L42 -52',
  },
  // Headphones that lie there, and what comes out of them.
  audio: {
    body: 'M-40 -22C-40 -30 -24 -30 -24 -22V-6C-24 2 -40 2 -40 -6ZM40 -22C40 -30 24 -30 24 -22V-6C24 2 40 2 40 -6Z',
    solid: 'M-29 -21H-24V-7H-29ZM29 -21H24V-7H29Z',
    line: 'M-38 -26V-32A38 38 0 0 1 38 -32V-26M-12 -26V-14M-4 -34V-8M4 -30V-12M12 -24V-16',
  },
  // A record, half out of its sleeve.
  playlist: {
    body: 'M-44 -62H12V0H-44ZM12 -57.4A28 28 0 1 1 12 -2.6Z',
    solid: 'M-16 -50C-12 -44 -4 -44 -4 -36C-6 -40 -12 -40 -13 -42V-22C-13 -14 -28 -14 -28 -21C-28 -27 -20 -28 -16 -25Z',
    line: 'M32 -30A14 14 0 0 0 22 -42M39 -30A21 21 0 0 0 24 -49M20 -30H24',
  },
  // A sheet pinned to the air, with the marks of a quotation.
  reflection_phrase: {
    body: 'M-44 -58C-44 -64 -40 -66 -36 -66H36C40 -66 44 -64 44 -58V-26C44 -20 40 -18 36 -18H-8L-24 0V-18H-36C-40 -18 -44 -20 -44 -26Z',
    solid:
      'M-30 -42C-30 -50 -25 -54 -19 -55L-18 -52C-22 -50 -23 -48 -23 -46C-20 -46 -18 -44 -18 -41C-18 -38 -21 -36 -24 -36C-28 -36 -30 -38 -30 -42ZM-12 -42C-12 -50 -7 -54 -1 -55L0 -52C-4 -50 -5 -48 -5 -46C-2 -46 0 -44 0 -41C0 -38 -3 -36 -6 -36C-10 -36 -12 -38 -12 -42Z',
    line: 'M10 -50H32M10 -40H28M-30 -27H24',
  },
  // Stepping stones to an open door.
  integration: {
    body: 'M6 -26V-58A16 16 0 0 1 38 -58V-26ZM-50 -4C-50 -8 -42 -9 -34 -9S-18 -8 -18 -4S-26 1 -34 1S-50 0 -50 -4ZM-16 -11C-16 -14 -10 -15 -4 -15S10 -14 10 -11S4 -7 -4 -7S-16 -8 -16 -11ZM4 -19C4 -21 8 -22 14 -22S24 -21 24 -19S20 -16 14 -16S4 -17 4 -19Z',
    solid: 'M12 -26V-56A10 10 0 0 1 22 -66V-26Z',
    line: 'M0 -26H46M-40 -20V-34M-40 -26C-46 -26 -48 -31 -48 -35C-43 -35 -40 -31 -40 -26C-34 -26 -32 -32 -32 -36C-37 -36 -40 -31 -40 -26',
  },
  // A lit candle below a garland.
  celebration: {
    body: 'M-9 0V-34H9V0ZM-46 0C-46 -14 -24 -14 -24 0ZM24 0C24 -14 46 -14 46 0Z',
    solid: 'M0 -62C9 -52 9 -44 0 -40C-9 -44 -9 -52 0 -62Z',
    line: 'M-52 -74C-30 -58 30 -58 52 -74M-38 -66L-34 -56L-28 -63M38 -66L34 -56L28 -63M-12 -62L-10 -54M12 -62L10 -54M0 -40V-34M-52 0H52M-35 -14V-20M35 -14V-20',
  },
  // Three rods with a bead on each: how much of everything there is today.
  self_assessment: {
    body: 'M-42 0V-6H42V0Z',
    solid:
      'M-21 -24A9 9 0 1 1 -39 -24A9 9 0 1 1 -21 -24ZM9 -50A9 9 0 1 1 -9 -50A9 9 0 1 1 9 -50ZM39 -36A9 9 0 1 1 21 -36A9 9 0 1 1 39 -36Z',
    line: 'M-30 -6V-15M-30 -33V-68M0 -6V-41M0 -59V-68M30 -6V-27M30 -45V-68M-34 -68H-26M-4 -68H4M26 -68H34',
  },
  // A screen out of doors, with another landscape on it.
  movie: {
    body: 'M-46 -68H46V-18H-46Z',
    solid: 'M-46 -18V-30C-30 -42 -18 -36 -6 -30S24 -46 46 -34V-18Z',
    line: 'M-32 -18V0M32 -18V0M22 -52A7 7 0 1 1 8 -52A7 7 0 1 1 22 -52ZM-14 0C-14 -8 -4 -8 -4 0M4 0C4 -8 14 -8 14 0',
  },
};
