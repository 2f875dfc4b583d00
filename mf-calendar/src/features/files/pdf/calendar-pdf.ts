import type { Sheet } from '../sheet.ts';
import { dayPaper } from './day-paper.ts';
import { monthPaper } from './month-paper.ts';
import { weekPaper } from './week-paper.ts';

const papers = { day: dayPaper, week: weekPaper, month: monthPaper };

/** The open page of the calendar as a PDF, and whether it has all that is written there. Its text can be selected and searched. */
export function pdfOf(sheet: Sheet): { readonly file: File; readonly isWhole: boolean } {
  const { paper, name } = papers[sheet.view](sheet);
  return { file: paper.toFile(`${name}.pdf`), isWhole: paper.isWhole };
}
