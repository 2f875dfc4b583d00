import * as z from 'zod/mini';
import { readLocalJson, writeLocal } from './local-text.ts';

/** Local storage: the line that a visitor wrote in the landing page's sample. It never leaves the device unless the user saves it (D46). */
const KEY = 'sampleLine';
/** Most characters of the line. */
export const SAMPLE_LINE_LENGTH = 280;
/** As long as a registration waits, in ms. */
const LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const lineSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(SAMPLE_LINE_LENGTH)),
  at: z.number(),
});

/** The kept line; one older than 30 days is deleted. */
export function sampleLine(): string | undefined {
  const kept = z.safeParse(lineSchema, readLocalJson(KEY));
  if (!kept.success) return undefined;
  if (Date.now() - kept.data.at <= LIFE_MS) return kept.data.text;
  forgetSampleLine();
  return undefined;
}

/** @returns false where the browser keeps nothing */
export const keepSampleLine = (text: string): boolean => writeLocal(KEY, JSON.stringify({ text, at: Date.now() }));

export function forgetSampleLine(): void {
  writeLocal(KEY, null);
}
