import { challengesCopy } from '../../../copy/challenges.es.ts';
import { filesCopy } from '../../../copy/files.es.ts';
import { dayInMonth, weekdayName, yearName } from '../../../dates/day-names.ts';
import { isBlank } from '../../../days/calendar-day.ts';
import type { Sheet, SheetDay } from '../sheet.ts';
import { Column, styles } from './column.ts';
import { drawIcon } from './draw-icon.ts';
import { inks, moodInk } from './inks.ts';
import { Paper, type TextStyle } from './paper.ts';

const copy = filesCopy.pdf;
const centered = (style: TextStyle): TextStyle => ({ ...style, align: 'center' });

/** A day on paper: its icon and date as on a title page, and everything that the user wrote on it. */
export function dayPaper({ day, days }: Sheet) {
  const date = `${dayInMonth(day)} de ${yearName(day)}`;
  const paper = new Paper('portrait', date);
  const record = days[0];
  const column = new Column(paper, 34);
  if (record) {
    emblem(column, record);
    title(column, record, date);
    words(column, record);
  }
  return { paper, name: `${copy.file.day}-${day}` };
}

function emblem(column: Column, { icon, emotion, place }: SheetDay): void {
  if (!icon && !emotion.trim()) return;
  const { paper } = column;
  const { wash, line } = moodInk(place);
  const center = { x: paper.width / 2, y: column.y + 17 };
  paper.wash(center.x, center.y, 19, wash);
  if (icon) drawIcon(paper.doc, icon, { centerX: center.x, centerY: center.y, size: 17, color: line });
  column.space(44);
}

function title(column: Column, { day, emotion, place, isSacred, selfCareChecked }: SheetDay, date: string): void {
  const { paper } = column;
  const middle = paper.width / 2;
  const width = paper.width - 60;
  column.text(weekdayName(day), middle, width, centered({ ...styles.small, size: 12 }));
  column.text(date, middle, width, centered({ font: 'serif', size: 27, color: inks.ink, leading: 1.3 }));
  if (emotion.trim()) {
    column.space(3);
    column.text(
      emotion,
      middle,
      width,
      centered({ font: 'serif', size: 17, color: moodInk(place).line, leading: 1.35 }),
    );
  }
  const marks = [isSacred && copy.sacred, selfCareChecked && copy.selfCare].filter(Boolean).join('  ·  ');
  if (marks) {
    column.space(3);
    column.text(marks, middle, width, centered(styles.small));
  }
  column.space(9);
  paper.ornament(middle, column.y);
  column.space(11);
}

function words(column: Column, record: SheetDay): void {
  const { intention, note, journalEntry, challenges } = record;
  if (isBlank(record) && challenges.length === 0) {
    column.text(copy.blank, column.paper.width / 2, 140, centered({ ...styles.words, color: inks.soft }));
    return;
  }
  column.section(copy.intention, intention, centered({ ...styles.words, size: 15, leading: 1.5 }));
  column.section(copy.note, note);
  column.section(copy.journal, journalEntry);
  column.section(copy.challenges, challenges.map(challengeLine).join('\n'), { ...styles.words, size: 11.5 });
}

export const challengeLine = ({ challenge, number }: SheetDay['challenges'][number]): string =>
  challengesCopy.tick(challenge.title ?? challengesCopy.untitled, challengesCopy.dayOf(number, challenge.daysCount));
