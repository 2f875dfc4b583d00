import type { Ink } from '../ink/ink.ts';
import { chooseReading, isBeyondDoubt } from './choose-reading.ts';
import { drawLine } from './draw-line.ts';
import type { Engine } from './engine.ts';
import type { FamiliarWords } from './familiar-words.ts';
import { mayHoldWords } from './letters-at-most.ts';
import { layOutLine } from './line-layout.ts';
import { measureLine, type WrittenLine } from './line-shape.ts';
import type { ReadWord } from './reading.ts';
import { RECIPES } from './recipes.ts';
import { splitLines } from './split-lines.ts';
import { smooth, traceOf } from './trace.ts';

/** Before lines are measured; a recipe smooths further. */
const TREMOR_PASSES = 1;
/** A line is drawn so often on any device, and no more after this time: a drawing takes a tenth of a second, on the slowest phone two. */
const FEWEST_DRAWINGS = 3;
const LINE_LIMIT_MS = 4_000;

/**
 * Reads ink line by line. The strokes are drawn anew for it, never the canvas that she sees: even in size, in width of pen and in
 * slant, which is what the engine was made for (D41). Ink that can be no words is not shown to it.
 * @param words those of the language
 * @param onProgress 0…1
 */
export async function recogniseInk(
  ink: Ink,
  engine: Engine,
  words: FamiliarWords,
  onProgress: (progress: number) => void,
): Promise<(readonly ReadWord[])[]> {
  const traces = ink.map(traceOf);
  if (!mayHoldWords(traces)) return [];
  const written = splitLines(traces.map((trace) => smooth(trace, TREMOR_PASSES))).map(measureLine);
  const lines: (readonly ReadWord[])[] = [];
  for (const [i, line] of written.entries()) {
    lines.push(await readLine(line, engine, words));
    onProgress((i + 1) / written.length);
  }
  return lines;
}

/** Draws the line again while a word is in doubt; a slow device has to do with the first few drawings. */
async function readLine(line: WrittenLine, engine: Engine, words: FamiliarWords): Promise<readonly ReadWord[]> {
  const start = performance.now();
  const readings: (readonly ReadWord[])[] = [];
  for (const recipe of RECIPES) {
    if (readings.length >= FEWEST_DRAWINGS && performance.now() - start > LINE_LIMIT_MS) break;
    const reading = (await engine.read(drawLine(layOutLine(line, recipe)), 'line')).flat();
    readings.push(reading);
    if (isBeyondDoubt(reading, words)) break;
  }
  return chooseReading(readings, words);
}
