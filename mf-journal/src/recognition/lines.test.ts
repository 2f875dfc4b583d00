import { layOutLine } from './line-layout.ts';
import { measureLine } from './line-shape.ts';
import { RECIPES } from './recipes.ts';
import { splitLines } from './split-lines.ts';
import { boundsOf, type Place, smooth, type Trace, traceOf } from './trace.ts';

interface Hand {
  readonly xHeight?: number;
  /** Slant: width per height. */
  readonly slant?: number;
  /** Slope: height per width. */
  readonly slope?: number;
  readonly letters?: number;
}

/** A row of letters like n, some with a loop like l or a dot above: features that separate lines. */
function aLine(base: number, { xHeight = 20, slant = 0, slope = 0, letters = 20 }: Hand = {}): Trace[] {
  const traces = Array.from({ length: letters }, (_, i): Trace[] => {
    const left = 40 + i * xHeight * 1.2;
    const height = i % 4 === 0 ? 1.8 : 1;
    const arch: Place[] = [
      [left, base],
      [left, base - xHeight * height],
      [left, base - xHeight],
      [left + xHeight * 0.4, base - xHeight],
      [left + xHeight * 0.7, base - xHeight * 0.9],
      [left + xHeight * 0.7, base],
    ];
    const dot: Trace[] = i % 4 === 1 ? [[[left + 2, base - xHeight * 1.5]]] : [];
    return [arch, ...dot];
  }).flat();
  return traces.map((trace) =>
    traceOf({ w: 3, c: '#000000', p: trace.map(([x, y]): Place => [x + (base - y) * slant, y + x * slope]) }),
  );
}

describe('splitting a sheet into lines', () => {
  it.each<[string, Trace[], number]>([
    ['one line', aLine(100), 1],
    ['one line of large letters', aLine(150, { xHeight: 70, letters: 7 }), 1],
    ['one small line', aLine(40, { xHeight: 7 }), 1],
    ['two lines', [...aLine(60), ...aLine(130)], 2],
    ['two lines that go down', [...aLine(60, { slope: 0.06 }), ...aLine(115, { slope: 0.06 })], 2],
    ['two lines that go up', [...aLine(100, { slope: -0.08 }), ...aLine(160, { slope: -0.08 })], 2],
    ['three lines, leaning', [50, 105, 160].flatMap((base) => aLine(base, { slant: 0.4 })), 3],
    ['a long line and a short one', [...aLine(60), ...aLine(130, { letters: 6 })], 2],
    ['the lines of four sheets', Array.from({ length: 16 }, (_, i) => aLine(38 + 50 * i)).flat(), 16],
    ['a line on the first sheet and one on the last', [...aLine(60), ...aLine(760)], 2],
    ['four narrow lines', [30, 68, 106, 144].flatMap((base) => aLine(base, { xHeight: 13 })), 4],
  ])('%s', (_, traces, lines) => {
    expect(splitLines(traces)).toHaveLength(lines);
  });

  it('keeps a dot with the letters below it, whenever it was drawn', () => {
    const below = aLine(130);
    const [first, second] = splitLines([...below, ...aLine(60)]);
    expect(first).toHaveLength(below.length);
    expect(second).toHaveLength(below.length);
    expect(boundsOf(first ?? []).bottom).toBeLessThan(boundsOf(second ?? []).top);
  });

  it.each<[string, Trace[], number]>([
    ['nothing', [], 0],
    ['a single dot', [[[400, 100]]], 1],
    [
      'a level stroke',
      [
        traceOf({
          w: 3,
          c: '#000000',
          p: [
            [10, 50],
            [700, 50],
          ],
        }),
      ],
      1,
    ],
  ])('terminates with %s', (_, traces, lines) => {
    expect(splitLines(traces)).toHaveLength(lines);
  });
});

describe('measuring a line', () => {
  it.each([12, 20, 45])('finds letters %d units high on their base line', (xHeight) => {
    const line = measureLine(aLine(120, { xHeight, letters: 12 }));
    expect(line.xHeight).toBeGreaterThan(xHeight * 0.85);
    expect(line.xHeight).toBeLessThan(xHeight * 1.25);
    expect(Math.abs(line.base - 120)).toBeLessThan(xHeight * 0.2);
  });

  it.each([-0.3, 0, 0.3, 0.5])('finds a slant of %d', (slant) => {
    expect(measureLine(aLine(120, { slant })).slant).toBeCloseTo(slant, 0);
    expect(Math.abs(measureLine(aLine(120, { slant })).slant - slant)).toBeLessThan(0.12);
  });
});

describe('laying a line out', () => {
  it.each([10, 20, 60])('draws letters of %d units in the size that the engine knows', (xHeight) => {
    const [recipe] = RECIPES;
    if (!recipe) throw new Error('no recipe');
    const { height, width, pen, traces } = layOutLine(measureLine(aLine(120, { xHeight, letters: 10 })), recipe);
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThan(105);
    expect(pen).toBeCloseTo(5.4);
    const { left, right, top, bottom } = boundsOf(traces);
    expect(left).toBeCloseTo(12);
    expect(top).toBeCloseTo(12);
    expect(right).toBeLessThanOrEqual(width - 11);
    expect(bottom).toBeLessThanOrEqual(height - 11);
  });

  it('compresses long loops, and leaves letters at their size', () => {
    const [plain] = RECIPES;
    if (!plain) throw new Error('no recipe');
    const loop = traceOf({
      w: 3,
      c: '#000000',
      p: [
        [300, 60],
        [300, 165],
      ],
    });
    const line = measureLine([...aLine(120), loop]);
    const { marginY: _, ...bare } = plain;
    const layOut = (reach?: readonly [number, number]) =>
      layOutLine(line, { ...bare, marginY: 0, ...(reach && { reach }) });
    expect(layOut().height / 30).toBeGreaterThan(4.5);
    expect(layOut([1.8, 0.7]).height / 30).toBeCloseTo(2.5, 0);
    // Without loops there is nothing to compress.
    expect(layOut([9, 9])).toEqual(layOut());
    const [first] = layOut([1.8, 0.7]).traces;
    const [asWritten] = layOut().traces;
    const bodyOf = (trace: Trace = []) => boundsOf([trace]).bottom - boundsOf([trace.filter(([, y]) => y > 0)]).top;
    expect(bodyOf(first)).toBeLessThanOrEqual(bodyOf(asWritten));
    expect(boundsOf([first ?? []]).right).toBeCloseTo(boundsOf([asWritten ?? []]).right);
  });

  it('makes no picture larger than a canvas', () => {
    const scribble = traceOf({
      w: 3,
      c: '#000000',
      p: [
        [0, 100],
        [800, 101],
      ],
    });
    for (const recipe of RECIPES) {
      const { width, height } = layOutLine(measureLine([scribble]), recipe);
      expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    }
  });
});

describe('a trace', () => {
  it('is resampled at even steps, wherever the hand was slow', () => {
    const trace = traceOf({
      w: 3,
      c: '#000000',
      p: [
        [0, 0],
        [0.1, 0],
        [0.2, 0],
        [9, 0],
        [9, 5],
      ],
    });
    expect(trace.slice(0, 5).map(([x, y]) => [Math.round(x * 1e6) / 1e6, y])).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
      [6, 0],
      [8, 0],
    ]);
    expect(trace.at(-1)).toEqual([9, 5]);
  });

  it('is smoothed without moving its ends', () => {
    const zigzag: Trace = [
      [0, 0],
      [2, 4],
      [4, 0],
      [6, 4],
      [8, 0],
    ];
    const smoothed = smooth(zigzag, 1);
    expect(smoothed[0]).toEqual([0, 0]);
    expect(smoothed.at(-1)).toEqual([8, 0]);
    expect(smoothed[1]).toEqual([2, 2]);
    expect(smooth(zigzag, 0)).toBe(zigzag);
  });
});
