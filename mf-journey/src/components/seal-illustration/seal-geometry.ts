import { blockOfStage, weekOfStage } from '@app/contract/programme';

/**
 * The generative family of the 48 seals (DESIGN 5): the week gives the ornament, the block gives its number of repetitions, the seal
 * its icon. All in a square of 200 × 200 around the origin; plain data, so that the page and the picture to share draw the same.
 */

export type SealPart =
  | { readonly shape: 'path'; readonly d: string; readonly paint: Paint; readonly width?: number }
  | {
      readonly shape: 'circle';
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly paint: Paint;
      readonly width?: number;
    };

/** Which tone of the block a part takes; `…Line` strokes instead of filling. */
export type Paint = 'surface' | 'line' | 'solid' | 'ink' | 'solidLine' | 'inkLine' | 'lineLine';

export interface SealGeometry {
  /** The whole outline, filled: what a locked seal shows in mist. */
  readonly silhouette: string;
  /** What the week adds, from the outside in. */
  readonly ornament: readonly SealPart[];
  /** The coin in the middle that bears the icon. */
  readonly medallion: readonly SealPart[];
}

/** Ends of the ring that fills while the stage is lived. */
export const PROGRESS_RADIUS = 94;

/** How the medallion shows what the name of an unlocked seal means (`motifs`). */
export const MOTIF = { scale: 1.06, width: 2.7 } as const;

/** The coin at the foot, which bears the icon of an unlocked seal: its centre and radius, and how the icon is drawn on it. */
export const COIN = { y: 68, r: 19, iconScale: 0.36, iconWidth: 4.6 } as const;

const EDGE = 84;
const MEDALLION = 52;

/** @param sealId 1…48, the stage's number */
export function sealGeometry(sealId: number): SealGeometry {
  const blockId = blockOfStage(sealId);
  const week = WEEKS[weekOfStage(sealId) - 1] ?? beads;
  return { ...week(repetitionsOf(blockId)), medallion: medallionOf(blockId) };
}

/** From 9 in block 1 to 20 in block 12: no two blocks have the same number. */
export const repetitionsOf = (blockId: number): number => 8 + blockId;

type Week = (count: number) => Omit<SealGeometry, 'medallion'>;

/** Week 1: a string of beads around a plain disc. */
const beads: Week = (count) => ({
  silhouette: circlePath(EDGE),
  ornament: [
    ...around(count, 75).map(([cx, cy]): SealPart => ({ shape: 'circle', cx, cy, r: 4.2, paint: 'solid' })),
    ...around(count, 75, 0.5).map(([cx, cy]): SealPart => ({ shape: 'circle', cx, cy, r: 1.6, paint: 'ink' })),
    { shape: 'circle', cx: 0, cy: 0, r: 64, paint: 'lineLine', width: 1.5 },
  ],
});

/** Week 2: a scalloped edge and, inside, petals of circles that overlap. */
const petals: Week = (count) => ({
  silhouette: wave(EDGE - 3, 5, count),
  ornament: [
    ...around(count * 2, 61).map(([cx, cy]): SealPart => ({
      shape: 'circle',
      cx,
      cy,
      r: 15,
      paint: 'solidLine',
      width: 1.1,
    })),
    ...around(count, 81).map(([cx, cy]): SealPart => ({ shape: 'circle', cx, cy, r: 2.2, paint: 'ink' })),
  ],
});

/** Week 3: two bands that weave through each other. */
const braid: Week = (count) => ({
  silhouette: wave(EDGE - 2, 2, count * 2),
  ornament: [
    { shape: 'path', d: wave(69, 8, count), paint: 'solidLine', width: 3 },
    { shape: 'path', d: wave(69, -8, count), paint: 'inkLine', width: 1.6 },
    ...around(count, 69).map(([cx, cy]): SealPart => ({ shape: 'circle', cx, cy, r: 2.6, paint: 'line' })),
  ],
});

/** Week 4: in full bloom, leaves outside and rays within. */
const bloom: Week = (count) => ({
  silhouette: wave(EDGE - 6, 10, count),
  ornament: [
    ...turns(count).map((turn): SealPart => ({
      shape: 'path',
      d: petal(turn, 54, 87, Math.PI / count / 1.1),
      paint: 'solid',
    })),
    ...turns(count).map((turn): SealPart => ({
      shape: 'path',
      d: petal(turn, 60, 79, Math.PI / count / 2.6),
      paint: 'surface',
    })),
    ...around(count, 84, 0.5).map(([cx, cy]): SealPart => ({ shape: 'circle', cx, cy, r: 2.4, paint: 'ink' })),
  ],
});

const WEEKS: readonly Week[] = [beads, petals, braid, bloom];

/** Twelve small marks tell the month: as many are filled as blocks have been walked. */
const medallionOf = (blockId: number): readonly SealPart[] => [
  { shape: 'circle', cx: 0, cy: 0, r: MEDALLION, paint: 'surface' },
  { shape: 'circle', cx: 0, cy: 0, r: MEDALLION, paint: 'solidLine', width: 2 },
  ...around(12, 46).map(([cx, cy], i): SealPart => ({
    shape: 'circle',
    cx,
    cy,
    r: i < blockId ? 1.7 : 1,
    paint: i < blockId ? 'solid' : 'line',
  })),
];

const turns = (count: number, shift = 0) =>
  Array.from({ length: count }, (_, i) => ((i + shift) / count) * 2 * Math.PI - Math.PI / 2);

const round = (value: number) => Math.round(value * 100) / 100;
type Point = readonly [number, number];
const at = (turn: number, radius: number): Point => [round(radius * Math.cos(turn)), round(radius * Math.sin(turn))];

const around = (count: number, radius: number, shift = 0) => turns(count, shift).map((turn) => at(turn, radius));

const circlePath = (r: number) => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

/** A closed line that swings around a circle, `count` times; its crests look up. Curves from middle to middle, so that it is smooth at any size. */
function wave(radius: number, swing: number, count: number): string {
  const points = Array.from({ length: count * 8 }, (_, i) => {
    const turn = (i / (count * 8)) * 2 * Math.PI;
    return at(turn - Math.PI / 2, radius + swing * Math.cos(turn * count));
  });
  const curves = points.map((point, i) => `Q${point.join(' ')} ${middleOf(point, points[(i + 1) % points.length])}`);
  return `M${middleOf(points.at(-1), points[0])}${curves.join('')}Z`;
}

const middleOf = ([x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 0]) =>
  `${round((x1 + x2) / 2)} ${round((y1 + y2) / 2)}`;

/** A leaf from one radius to another, pointing outwards; `half` is half its angle. */
function petal(turn: number, from: number, to: number, half: number): string {
  const middle = (from + to) / 2;
  return `M${at(turn, from).join(' ')}Q${at(turn - half, middle).join(' ')} ${at(turn, to).join(' ')}Q${at(turn + half, middle).join(' ')} ${at(turn, from).join(' ')}Z`;
}
