import type { Ink } from '../ink/ink.ts';
import { chooseResult, isBeyondDoubt } from './choose-result.ts';
import { drawLine } from './draw-line.ts';
import type { Engine } from './engine.ts';
import type { FamiliarWords } from './familiar-words.ts';
import { mayHoldWords } from './letters-at-most.ts';
import { layOutLine } from './line-layout.ts';
import { measureLine, type WrittenLine } from './line-shape.ts';
import type { RecognisedWord } from './ocr-result.ts';
import { RECIPES } from './recipes.ts';
import { splitLines } from './split-lines.ts';
import { smooth, traceOf } from './trace.ts';

/** Smoothing passes before lines are measured; a recipe smooths further. */
const TREMOR_PASSES = 1;
/**
 * Each line is drawn and read at least this often on any device, and not again after this time: once takes a tenth of a second, on the
 * slowest phone two.
 */
const FEWEST_DRAWINGS = 3;
const LINE_LIMIT_MS = 4_000;

/**
 * Reads ink line by line. The strokes are redrawn for it, never taken from the visible canvas: with even size, pen width and slant, for
 * which the engine was made (D41). Ink that cannot be text is not passed to it.
 * @param words those of the language
 * @param onProgress 0…1
 */
export async function recogniseInk(
  ink: Ink,
  engine: Engine,
  words: FamiliarWords,
  onProgress: (progress: number) => void,
): Promise<(readonly RecognisedWord[])[]> {
  const traces = ink.map(traceOf);
  if (!mayHoldWords(traces)) return [];
  const written = splitLines(traces.map((trace) => smooth(trace, TREMOR_PASSES))).map(measureLine);
  const lines: (readonly RecognisedWord[])[] = [];
  for (const [i, line] of written.entries()) {
    lines.push(await readLine(line, engine, words));
    onProgress((i + 1) / written.length);
  }
  return lines;
}

/** Reads the line again, drawn in another way, while a word is in doubt; a slow device stops after the first few drawings. */
async function readLine(line: WrittenLine, engine: Engine, words: FamiliarWords): Promise<readonly RecognisedWord[]> {
  const start = performance.now();
  const readings: (readonly RecognisedWord[])[] = [];
  for (const recipe of RECIPES) {
    if (readings.length >= FEWEST_DRAWINGS && performance.now() - start > LINE_LIMIT_MS) break;
    const reading = (await engine.read(drawLine(layOutLine(line, recipe)), 'line')).flat();
    readings.push(reading);
    if (isBeyondDoubt(reading, words)) break;
  }
  return chooseResult(readings, words);
}
