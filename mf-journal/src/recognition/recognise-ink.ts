import type { Ink } from '../ink/ink.ts';
import { drawLine } from './draw-line.ts';
import type { Engine } from './engine.ts';
import { mayHoldWords } from './letters-at-most.ts';
import { layOutLine } from './line-layout.ts';
import { measureLine, type WrittenLine } from './line-shape.ts';
import type { ReadWord } from './reading.ts';
import { RECIPES } from './recipes.ts';
import { splitLines } from './split-lines.ts';
import { smooth, traceOf } from './trace.ts';

/** Before lines are measured; a recipe smooths further. */
const TREMOR_PASSES = 1;

/**
 * Reads ink line by line. The strokes are drawn anew for it, never the canvas that she sees: even in size, in width of pen and in
 * slant, which is what the engine was made for (D41). Ink that can be no words is not shown to it.
 * @param onProgress 0…1
 */
export async function recogniseInk(
  ink: Ink,
  engine: Engine,
  onProgress: (progress: number) => void,
): Promise<(readonly ReadWord[])[]> {
  const traces = ink.map(traceOf);
  if (!mayHoldWords(traces)) return [];
  const written = splitLines(traces.map((trace) => smooth(trace, TREMOR_PASSES))).map(measureLine);
  const lines: (readonly ReadWord[])[] = [];
  for (const [i, line] of written.entries()) {
    lines.push(await readLine(line, engine));
    onProgress((i + 1) / written.length);
  }
  return lines;
}

async function readLine(line: WrittenLine, engine: Engine): Promise<readonly ReadWord[]> {
  let best: { words: readonly ReadWord[]; score: number } = { words: [], score: -Infinity };
  for (const recipe of RECIPES) {
    const words = (await engine.read(drawLine(layOutLine(line, recipe)), 'line')).flat();
    const score = lineScore(words);
    if (score > best.score) best = { words, score };
  }
  return best.words;
}

/** Longer readings win among equally sure ones: a word that was skipped is not in the mean. */
export const lineScore = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { text, confidence }) => sum + (text.length * confidence) / 100, 0);
