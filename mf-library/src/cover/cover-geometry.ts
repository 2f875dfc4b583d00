import { seeded } from './seeded.ts';

/**
 * Every cover is a landscape of one of three kinds, in a light of its own: a disc, a horizon of three layers, one thing that grows in it, or
 * stands there.
 */

export type CoverKind = 'book' | 'film' | 'playlist';

export interface CoverGeometry {
  readonly width: number;
  readonly height: number;
  readonly disc: { readonly cx: number; readonly cy: number; readonly r: number };
  /** Outlines from the farthest layer to the nearest, each down to the lower edge. */
  readonly layers: readonly string[];
  /** Lines of what grows there, on a cover without a motif of its own. */
  readonly growth: string;
  /** Square of a motif of the work's own: its upper left corner and its side. */
  readonly place: { readonly x: number; readonly y: number; readonly side: number };
}

const GROWTHS = ['branch', 'reeds', 'arches', 'ripples', 'path', 'birds'] as const;
type Growth = (typeof GROWTHS)[number];

const WIDTH = 100;
/** Side of a motif of the work's own. */
const MOTIF_SIDE = 40;
/** Share of the height that is the title's: the light of the disc would take its letters. */
const TITLE_SHARE = 0.44;
const HEIGHT: Record<CoverKind, number> = { book: 150, film: 150, playlist: 100 };

const round = (value: number) => Math.round(value * 10) / 10;

export function coverGeometry(kind: CoverKind, id: number): CoverGeometry {
  const random = seeded(`${kind}-${id}`);
  const between = (least: number, most: number) => least + random() * (most - least);
  const height = HEIGHT[kind];
  const horizon = height * between(0.6, 0.7);
  const [cx, above, r] = [between(24, 76), between(4, 16), between(11, 19)];
  /** Below the horizon where it has room there: not before the disc. */
  const motifTop = (top: number) => Math.min(Math.max(top, horizon - 4), height - MOTIF_SIDE - 4);
  // Neighbours on a shelf have consecutive ids: their growths must differ.
  const growth = GROWTHS[(id + (kind === 'film' ? 2 : 0)) % GROWTHS.length] ?? 'path';
  return {
    width: WIDTH,
    height,
    disc: { cx: round(cx), cy: round(Math.max(horizon - above, height * TITLE_SHARE + r)), r: round(r) },
    layers: [0, 1, 2].map((i) => layer(id % 3, horizon + i * (height - horizon) * 0.3, height, between)),
    growth: drawGrowth(growth, horizon, height, between),
    place: { x: round(between(22, 38)), y: round(motifTop(height - MOTIF_SIDE - between(8, 16))), side: MOTIF_SIDE },
  };
}

type Between = (least: number, most: number) => number;

/** @param land by its number: soft swells, mountains, or one great hill; neighbours on a shelf have consecutive ones */
function layer(land: number, top: number, height: number, between: Between): string {
  const [a, b, c] = [between(-9, 9), between(-9, 9), between(-6, 6)];
  const y = (offset: number) => round(Math.min(height - 2, top + offset));
  const outline =
    land === 0
      ? `C25 ${y(a - b)} 33 ${y(b)} 52 ${y(c)}S82 ${y(-b)} 100 ${y(-a)}`
      : land === 1
        ? `L${round(32 + 2 * b)} ${y(-9 + c)}L${round(56 + b)} ${y(7)}L${round(76 + c)} ${y(-4 - c)}L100 ${y(-a)}`
        : `Q${round(50 + 4 * c)} ${y(-18 + b)} 100 ${y(-a)}`;
  return `M0 ${y(a)}${outline}V${height}H0Z`;
}

function drawGrowth(growth: Growth, horizon: number, height: number, between: Between): string {
  const x = round(between(26, 74));
  const foot = round(height * 0.9);
  switch (growth) {
    case 'branch':
      return branch(x, foot, round(horizon - between(14, 24)));
    case 'reeds':
      return [-14, -6, 0, 7, 15]
        .map((dx) => `M${x + dx} ${foot}q${round(dx / 3)} -18 ${round(dx / 1.6)} ${round(-between(26, 46))}`)
        .join('');
    case 'arches':
      return [20, 14, 8].map((r) => `M${x - r} ${foot}v${-r - 6}a${r} ${r} 0 0 1 ${2 * r} 0v${r + 6}`).join('');
    case 'ripples':
      return [0, 1, 2, 3, 4]
        .map((i) => `M${round(x - 21 + i * 3.5 + between(-3, 3))} ${round(horizon + 9 + i * 6)}h${42 - i * 7}`)
        .join('');
    case 'path':
      return `M${x} ${height}c-18 -12 22 -18 6 -30s-20 -10 -6 -${round(foot - horizon - 6)}`;
    case 'birds':
      return [0, 1, 2]
        .map((i) => `M${round(x - 16 + i * 13)} ${round(horizon - 22 - between(0, 12))}q4 -5 7 0q4 -5 7 0`)
        .join('');
  }
}

/** A stem with leaves in pairs. */
function branch(x: number, foot: number, top: number): string {
  const leaves = Array.from({ length: 5 }, (_, i) => {
    const y = round(top + ((foot - top) * (i + 0.6)) / 6);
    return `M${x} ${y}q9 -10 15 -6q-3 8 -15 6M${x} ${y}q-9 -10 -15 -6q3 8 15 6`;
  });
  return `M${x} ${foot}V${top}${leaves.join('')}`;
}
