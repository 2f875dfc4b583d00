import { filesCopy } from '../../../copy/files.es.ts';
import { mondayOf } from '@app/shared-ui/dates/day-key';
import { dayTitle, weekTitle } from '../../../dates/day-names.ts';
import { isBlank } from '../../../days/calendar-day.ts';
import type { Sheet, SheetDay } from '../sheet.ts';
import { Column, MARGIN, styles } from './column.ts';
import { challengeLine } from './day-paper.ts';
import { drawIcon } from './draw-icon.ts';
import { inks, moodInk } from './inks.ts';
import { Paper, type TextStyle } from './paper.ts';

const copy = filesCopy.pdf;
/** Where the words of a day begin, beside its sign. */
const INDENT = MARGIN + 24;
const body: TextStyle = { font: 'serif', size: 11, color: inks.ink, leading: 1.5 };

/** A week on paper: its intention, and its seven days one below the other with all their words. */
export function weekPaper({ day, days, weekIntention }: Sheet) {
  const title = weekTitle(day);
  const paper = new Paper('portrait', title);
  const column = new Column(paper, 26);
  const middle = paper.width / 2;
  column.text(title, middle, paper.width - 40, {
    font: 'serif',
    size: 22,
    color: inks.ink,
    align: 'center',
    leading: 1.3,
  });
  column.space(6);
  column.section(copy.weekIntention, weekIntention, { ...styles.words, size: 14, align: 'center' });
  paper.ornament(middle, column.y);
  column.space(9);
  for (const each of days) dayBlock(column, each);
  return { paper, name: `${copy.file.week}-${mondayOf(day)}` };
}

function dayBlock(column: Column, record: SheetDay): void {
  const { paper } = column;
  const { wash, line } = moodInk(record.place);
  const width = paper.width - INDENT - MARGIN;
  const words = [record.intention, record.note, record.journalEntry].filter((text) => text.trim());
  // A day begins where its sign, its name and the first of its words have room together.
  column.need(26);
  const top = column.y;
  if (record.icon || record.emotion.trim()) paper.wash(MARGIN + 9, top + 9, 9, wash);
  if (record.icon) drawIcon(paper.doc, record.icon, { centerX: MARGIN + 9, centerY: top + 9, size: 8.5, color: line });
  const sheet = paper.doc.getCurrentPageInfo().pageNumber;

  column.text(dayTitle(record.day), INDENT, width, styles.label);
  if (record.emotion.trim()) column.text(record.emotion, INDENT, width, { ...body, size: 14, color: line });
  for (const text of words) column.text(text, INDENT, width, body);
  for (const challenge of record.challenges) column.text(challengeLine(challenge), INDENT, width, styles.small);
  const marks = [record.isSacred && copy.sacred, record.selfCareChecked && copy.selfCare].filter(Boolean).join('  ·  ');
  if (marks) column.text(marks, INDENT, width, styles.small);
  if (isBlank(record)) column.text(copy.empty, INDENT, width, styles.small);

  const isOnSameSheet = paper.doc.getCurrentPageInfo().pageNumber === sheet;
  if (isOnSameSheet) column.y = Math.max(column.y, top + 19);
  column.space(6);
}
