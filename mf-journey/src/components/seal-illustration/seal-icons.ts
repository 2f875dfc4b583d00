import type { Seal } from '@app/contract/seals';

/** An icon in two tones, drawn within 34 units around the origin. */
interface SealIconDrawing {
  /** Filled areas. */
  readonly fill: readonly string[];
  /** Lines over them. */
  readonly line: readonly string[];
}

const sunRays = Array.from({ length: 12 }, (_, i) => {
  const turn = (i / 12) * 2 * Math.PI;
  const end = i % 2 === 0 ? 32 : 26;
  const at = (radius: number) => `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
  return `M${at(19)}L${at(end)}`;
});

const LOCK_BODY = 'M-17 -2H17A5 5 0 0 1 22 3V23A6 6 0 0 1 16 29H-16A6 6 0 0 1 -22 23V3A5 5 0 0 1 -17 -2Z';
const KEYHOLE = 'M0 21C-8 15 -8 8 -3.6 8C-1.6 8 0 9.6 0 11C0 9.6 1.6 8 3.6 8C8 8 8 15 0 21Z';

export const sealIcons: Record<Seal['icon'], SealIconDrawing> = {
  seedling: {
    fill: ['M0 6C-20 8 -29 -4 -30 -18C-12 -20 -2 -10 0 6Z', 'M0 -4C0 -20 10 -30 27 -30C28 -14 18 -3 0 -4Z'],
    line: [
      'M0 30C-1 20 0 12 0 -4',
      'M0 6C-20 8 -29 -4 -30 -18C-12 -20 -2 -10 0 6Z',
      'M0 -4C0 -20 10 -30 27 -30C28 -14 18 -3 0 -4Z',
      'M-16 30H16',
    ],
  },
  water: {
    fill: ['M0 -33C13 -15 22 -4 22 9A22 22 0 0 1 -22 9C-22 -4 -13 -15 0 -33Z'],
    line: [
      'M0 -33C13 -15 22 -4 22 9A22 22 0 0 1 -22 9C-22 -4 -13 -15 0 -33Z',
      'M-13 8C-8 3 -4 3 0 8S8 13 13 8',
      'M-9 18C-5 14 -3 14 0 18S6 22 9 18',
    ],
  },
  sun: {
    fill: ['M12 0A12 12 0 1 1 -12 0A12 12 0 1 1 12 0Z'],
    line: ['M12 0A12 12 0 1 1 -12 0A12 12 0 1 1 12 0Z', ...sunRays],
  },
  tree: {
    fill: [
      'M0 -33C12 -33 18 -25 17 -17C26 -15 29 -3 22 3C18 9 8 10 0 6C-8 10 -18 9 -22 3C-29 -3 -26 -15 -17 -17C-18 -25 -12 -33 0 -33Z',
    ],
    line: [
      'M0 -33C12 -33 18 -25 17 -17C26 -15 29 -3 22 3C18 9 8 10 0 6C-8 10 -18 9 -22 3C-29 -3 -26 -15 -17 -17C-18 -25 -12 -33 0 -33Z',
      'M0 26V-10',
      'M0 4L-9 -5',
      'M0 -2L8 -10',
      'M-18 30C-10 30 -4 29 0 25C4 29 10 30 18 30',
    ],
  },
  wind: {
    fill: [],
    line: ['M-31 -9H7A9 9 0 1 0 -2 -18', 'M-31 3H20A9 9 0 1 1 11 12', 'M-31 15H-6A7.5 7.5 0 1 1 -13 23', 'M16 -9H30'],
  },
  feather: {
    fill: ['M27 -30C4 -30 -16 -16 -17 10L-11 17C14 16 28 -4 27 -30Z'],
    line: [
      'M27 -30C4 -30 -16 -16 -17 10L-11 17C14 16 28 -4 27 -30Z',
      'M-26 29L14 -17',
      'M-8 9L-9 -5',
      'M0 0L13 -1',
      'M4 -6L3 -18',
    ],
  },
  dove: {
    fill: [
      'M-31 -4C-20 -2 -12 -6 -6 -13C-2 -27 12 -31 20 -22L31 -19L22 -13C23 6 9 17 -9 15C-15 20 -22 22 -29 21C-24 16 -22 12 -22 8C-27 5 -30 1 -31 -4Z',
    ],
    line: [
      'M-31 -4C-20 -2 -12 -6 -6 -13C-2 -27 12 -31 20 -22L31 -19L22 -13C23 6 9 17 -9 15C-15 20 -22 22 -29 21C-24 16 -22 12 -22 8C-27 5 -30 1 -31 -4Z',
      'M-22 8C-8 9 5 4 8 -8',
      'M14 -20.5L14.2 -20',
      'M-2 15L-4 27',
      'M-4 27L1 25',
    ],
  },
  unlock: { fill: [LOCK_BODY], line: [LOCK_BODY, 'M-13 -2V-15A13 13 0 0 1 11 -21', KEYHOLE] },
  lock: { fill: [LOCK_BODY], line: [LOCK_BODY, 'M-13 -2V-14A13 13 0 0 1 13 -14V-2', KEYHOLE] },
};
