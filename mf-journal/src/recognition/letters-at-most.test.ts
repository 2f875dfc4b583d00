/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Ink } from '../ink/ink.ts';
import type { Engine } from './engine.ts';
import { mayHoldWords } from './letters-at-most.ts';
import { NO_WORDS } from './familiar-words.ts';
import { recogniseInk } from './recognise-ink.ts';
import { traceOf } from './trace.ts';

type Points = readonly (readonly [number, number])[];
const inkOf = (...strokes: Points[]): Ink => strokes.map((p) => ({ w: 3, c: '#000000', p }));
const isTaken = (ink: Ink) => mayHoldWords(ink.map(traceOf));

/** A hand-drawn line: never quite straight, and it shakes. */
const across = (y: number, { tremor = 1.5, arc = 0 } = {}): Points =>
  Array.from({ length: 200 }, (_, i) => [
    60 + i * 3.4,
    y + arc * Math.sin((i / 199) * Math.PI) + tremor * Math.sin(i * 1.7),
  ]);
const down = (x: number): Points => [
  [x, 40],
  [x + 4, 100],
  [x, 160],
];
const wave: Points = Array.from({ length: 120 }, (_, i) => [60 + i * 4, 100 + 14 * Math.sin(i / 2)]);

it.each<[string, Ink]>([
  ['a line across the sheet', inkOf(across(100))],
  [
    'one of two points',
    inkOf([
      [60, 100],
      [740, 100],
    ]),
  ],
  ['one that sags', inkOf(across(100, { arc: 40 }))],
  [
    'one that falls',
    inkOf([
      [60, 20],
      [400, 110],
      [740, 180],
    ]),
  ],
  ['rules', inkOf(across(40), across(90), across(140), across(190))],
  ['a cross', inkOf(across(100), down(400))],
  ['a stroke from top to bottom', inkOf(down(400))],
  [
    'dots',
    inkOf(
      [[100, 100]],
      [
        [150, 100],
        [151, 100],
      ],
      [[200, 100]],
      [[250, 100]],
    ),
  ],
  ['nothing', []],
])('contains no words: %s', async (_, ink) => {
  expect(isTaken(ink)).toBe(false);
  const read = jest.fn<ReturnType<Engine['read']>, Parameters<Engine['read']>>();
  expect(await recogniseInk(ink, { read, close: jest.fn() }, NO_WORDS, jest.fn())).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

it.each<[string, Ink]>([
  ['three letters of one stroke each', inkOf(down(100), down(140), down(180))],
  ['a word without lifting the pen', inkOf(wave)],
  ['a word and a line under it', inkOf(wave, across(140))],
])('may contain words: %s', (_, ink) => {
  expect(isTaken(ink)).toBe(true);
});

it('accepts every sentence of the evaluation set', () => {
  const file = path.resolve(import.meta.dirname, '../../../bench/ocr/dev.json.gz');
  const set = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as {
    text: string;
    strokes: { p: Points }[];
  }[];
  expect(set.length).toBeGreaterThan(50);
  expect(set.filter(({ strokes }) => !isTaken(inkOf(...strokes.map(({ p }) => p)))).map(({ text }) => text)).toEqual(
    [],
  );
});
