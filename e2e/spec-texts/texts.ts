import type { QuotedText } from './quoted-text.ts';
import { adminTexts } from './texts/admin.ts';
import { calendarTexts } from './texts/calendar.ts';
import { enteringTexts } from './texts/entering.ts';
import { handwritingTexts } from './texts/handwriting.ts';
import { personalTexts } from './texts/personal.ts';
import { journalTexts } from './texts/journal.ts';
import { journeyTexts } from './texts/journey.ts';
import { libraryTexts } from './texts/library.ts';
import { premiumTexts } from './texts/premium.ts';
import { shellTexts } from './texts/shell.ts';

/** Every text that the specification quotes, each with the scenario in which it appears. */
export const quotedTexts: readonly QuotedText[] = [
  ...shellTexts,
  ...enteringTexts,
  ...journeyTexts,
  ...premiumTexts,
  ...journalTexts,
  ...handwritingTexts,
  ...libraryTexts,
  ...calendarTexts,
  ...personalTexts,
  ...adminTexts,
];
