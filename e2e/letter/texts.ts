import type { QuotedText } from './quoted-text.ts';
import { adminTexts } from './texts/admin.ts';
import { calendarTexts } from './texts/calendar.ts';
import { enteringTexts } from './texts/entering.ts';
import { handwritingTexts } from './texts/handwriting.ts';
import { herOwnTexts } from './texts/her-own.ts';
import { journalTexts } from './texts/journal.ts';
import { journeyTexts } from './texts/journey.ts';
import { libraryTexts } from './texts/library.ts';
import { premiumTexts } from './texts/premium.ts';
import { shellTexts } from './texts/shell.ts';

/** Every text that the specification quotes, each with the act that makes it appear. */
export const quotedTexts: readonly QuotedText[] = [
  ...shellTexts,
  ...enteringTexts,
  ...journeyTexts,
  ...premiumTexts,
  ...journalTexts,
  ...handwritingTexts,
  ...libraryTexts,
  ...calendarTexts,
  ...herOwnTexts,
  ...adminTexts,
];
