/** The page of the benchmark: mf-journal's shipped recognition without its screens. */
import { confidenceOf, isAcceptable, textOf } from '../../mf-journal/src/recognition/acceptance.ts';
import { openEngine } from '../../mf-journal/src/recognition/engine.ts';
import { inkCanvas } from '../../mf-journal/src/ink/ink-picture.ts';
import type { OcrResult, RecognitionLanguage } from '../../mf-journal/src/recognition/ocr-result.ts';
import { closeRecogniser, prepareRecogniser, recognise } from '../../mf-journal/src/recognition/recogniser.ts';
import { inkOf, type SetCanvas } from './ink-of.ts';

interface Outcome {
  readonly text: string;
  readonly accepted: boolean;
  readonly confidence: number;
  readonly ms: number;
}

const LANGUAGE: RecognitionLanguage = 'spa';

/** The shipped pipeline. */
async function product(canvases: readonly SetCanvas[]): Promise<Outcome[]> {
  await prepareRecogniser(LANGUAGE, () => undefined);
  const outcomes = await readAll(canvases, (canvas) => recognise({ ink: inkOf(canvas) }, LANGUAGE, () => undefined));
  await closeRecogniser();
  return outcomes;
}

/** Baseline, the engine alone: the visible canvas, page segmentation mode 6, with the whitelist. */
async function plain(canvases: readonly SetCanvas[]): Promise<Outcome[]> {
  const engine = await openEngine(LANGUAGE, () => undefined);
  const outcomes = await readAll(canvases, async (canvas) => ({
    lines: await engine.read(inkCanvas(inkOf(canvas), 1), 'sheet'),
    language: LANGUAGE,
  }));
  await engine.close();
  return outcomes;
}

async function readAll(
  canvases: readonly SetCanvas[],
  read: (canvas: SetCanvas) => Promise<OcrResult>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const canvas of canvases) {
    const start = performance.now();
    const reading = await read(canvas);
    const ms = performance.now() - start;
    outcomes.push({
      text: textOf(reading),
      accepted: isAcceptable(reading),
      confidence: confidenceOf(reading.lines),
      ms,
    });
  }
  return outcomes;
}

Object.assign(window, { ocrBench: { product, plain } });
