import { type Ink, type InkPoint, lowestLineOf, parseInk, sheetsOf } from './ink.ts';
import { INK_LIMIT_BYTES, inkToJson, thin } from './ink-json.ts';

const wave = (points: number): InkPoint[] =>
  Array.from({ length: points }, (_, i) => [(i * 800) / points, 100 + 40 * Math.sin(i / 20)]);

describe('ink as text', () => {
  it('survives serialisation, to a tenth of a unit', () => {
    const ink: Ink = [
      {
        w: 3,
        c: '#1d4ed8',
        p: [
          [10.04, 20.06],
          [11, 21, 0.333],
        ],
      },
    ];
    expect(parseInk(inkToJson(ink))).toEqual([
      {
        w: 3,
        c: '#1d4ed8',
        p: [
          [10, 20.1],
          [11, 21, 0.33],
        ],
      },
    ]);
  });

  it('keeps every point while there is room', () => {
    expect(parseInk(inkToJson([{ w: 3, c: '#000000', p: wave(500) }]))[0]?.p).toHaveLength(500);
  });

  it.each([
    ['long strokes', [{ w: 3, c: '#000000', p: wave(80_000) }]],
    ['many strokes', Array.from({ length: 2000 }, () => ({ w: 3, c: '#000000', p: wave(40) }))],
  ])('thins %s to the size of a field', (_, ink) => {
    const text = inkToJson(ink);
    expect(text.length).toBeLessThanOrEqual(INK_LIMIT_BYTES);
    expect(parseInk(text)).toHaveLength(ink.length);
  });

  it('drops the oldest strokes where thinning is not enough', () => {
    const dots = Array.from({ length: 1000 }, (_, i): Ink[number] => ({ w: 3, c: '#000000', p: [[i % 800, 100]] }));
    const kept = parseInk(inkToJson(dots, 5000));
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.at(-1)).toEqual(dots.at(-1));
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(5000);
  });

  it.each([
    ['nothing', undefined, 0],
    ['an empty text', '', 0],
    ['no JSON', '[{', 0],
    ['something else', '{"w":3}', 0],
    ['a stroke without points', '[{"w":3,"c":"#000000","p":[]}]', 0],
    ['points that are none', '[{"w":3,"c":"#000000","p":[["a",1],[1],null,[2,3]]}]', 1],
    [
      'a good stroke among bad ones',
      '[null,7,{"w":-1,"c":"#000000","p":[[1,1]]},{"w":1,"c":"#000000","p":[[1,1]]}]',
      1,
    ],
  ])('reads %s without failing', (_, json, strokes) => {
    expect(parseInk(json)).toHaveLength(strokes);
  });
});

describe('thinning a stroke', () => {
  it('drops what lies on a line and keeps corners and ends', () => {
    const corner = {
      w: 3,
      c: '#000000',
      p: [
        [0, 0],
        [5, 0.05],
        [10, 0],
        [10, 5],
        [10, 10],
      ] as InkPoint[],
    };
    expect(thin(corner, 0.2).p).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });

  it('keeps a loop that ends where it began', () => {
    const loop = {
      w: 3,
      c: '#000000',
      p: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 0],
      ] as InkPoint[],
    };
    expect(thin(loop, 0.2).p).toHaveLength(4);
  });
});

it.each([
  ['no ink', [], 1],
  ['a line on the first', [50], 1],
  ['a dot on the second', [50, 205], 2],
  ['a line on the last alone', [799], 4],
  ['ink from elsewhere, far below', [1e9], 4],
])('%s lies on as many sheets as it needs', (_, rows, sheets) => {
  expect(sheetsOf(rows.map((y) => ({ w: 3, c: '#000000', p: [[10, y]] })))).toBe(sheets);
});

it.each([
  ['ends in a tail below its sheet', [190, 205, 216], 1],
  ['slips far off its sheet for a moment', [100, 120, 130, 140, 150, 160, 600], 1],
  ['is drawn from one sheet over the next', [100, 150, 200, 250, 300, 350], 2],
])('a stroke that %s', (_, rows, sheets) => {
  expect(sheetsOf([{ w: 3, c: '#000000', p: rows.map((y) => [10, y]) }])).toBe(sheets);
});

it.each([
  ['no ink', [], -1],
  ['a dot on the first line', [[38]], 0],
  ['a letter with a tail into the next line', [[20, 55]], 0],
  ['a lower line that was written before', [[130, 140], [30]], 2],
  ['a line of the second sheet', [[225, 240]], 4],
])('the lowest line of %s is known by the middle of its strokes', (_, strokes, line) => {
  expect(lowestLineOf(strokes.map((rows) => ({ w: 3, c: '#000000', p: rows.map((y) => [10, y]) })))).toBe(line);
});
