import { filesCopy } from '../../../copy/files.es.ts';
import { type DayKey, daysBetween, mondayOf } from '@app/shared-ui/dates/day-key';
import { dayNumber, monthTitle } from '../../../dates/day-names.ts';
import { isBlank } from '../../../days/calendar-day.ts';
import type { Sheet, SheetDay } from '../sheet.ts';
import { drawIcon } from './draw-icon.ts';
import { inks, moodInk } from './inks.ts';
import { Paper, type TextStyle } from './paper.ts';

const copy = filesCopy.pdf;
const SIDE = 16;
const TOP = 44;
const FOOT = 14;
const GAP = 2.4;

const title: TextStyle = { font: 'serif', size: 27, color: inks.ink, leading: 1.2 };
const weekday: TextStyle = { font: 'strong', size: 9, color: inks.soft, align: 'center' };
const number: TextStyle = { font: 'sans', size: 9, color: inks.soft };
const note: TextStyle = { font: 'sans', size: 7, color: inks.soft, align: 'center', leading: 1.25 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A month on paper, as one would hang it on a wall: each day the colour of its mood, its sign, its word. */
export function monthPaper({ day, days }: Sheet) {
  const paper = new Paper('landscape', monthTitle(day));
  paper.write(monthTitle(day), SIDE, 16, title);
  const first = days[0]?.day ?? day;
  const weeks = Math.ceil((columnOf(first) + days.length) / 7);
  const width = (paper.width - 2 * SIDE - 6 * GAP) / 7;
  const height = (paper.height - TOP - FOOT - (weeks - 1) * GAP) / weeks;
  copy.weekdays.forEach((name, i) => paper.write(name, SIDE + i * (width + GAP) + width / 2, TOP - 8, weekday));
  for (const each of days) {
    const cell = columnOf(first) + daysBetween(first, each.day);
    const x = SIDE + (cell % 7) * (width + GAP);
    const y = TOP + Math.floor(cell / 7) * (height + GAP);
    drawCell(paper, each, { x, y, width, height });
  }
  if (days.every(isBlank)) {
    paper.write(copy.blankMonth, paper.width - SIDE, 22, { font: 'serif', size: 12, color: inks.soft, align: 'right' });
  }
  return { paper, name: `${copy.file.month}-${day.slice(0, 7)}` };
}

/** Monday is column 0. */
const columnOf = (day: DayKey): number => daysBetween(mondayOf(day), day);

function drawCell(paper: Paper, record: SheetDay, { x, y, width, height }: Box): void {
  const { doc } = paper;
  doc.setFillColor(record.isSacred ? inks.gold : '#ffffff');
  doc.roundedRect(x, y, width, height, 2.5, 2.5, 'F');
  paper.write(String(dayNumber(record.day)), x + 2.2, y + 1, number);
  if (record.isSacred)
    drawIcon(doc, 'sparkles', { centerX: x + width - 4.5, centerY: y + 4.5, size: 4, color: inks.accent });
  const emotion = record.emotion.trim();
  const { wash, line } = moodInk(record.place);
  const middle = x + width / 2;
  const radius = Math.min(height * 0.2, 5.6);
  const centerY = y + 2.6 + radius;
  if (record.icon || emotion) paper.wash(middle, centerY, radius, wash);
  if (record.icon) drawIcon(doc, record.icon, { centerX: middle, centerY, size: radius * 1.05, color: line });
  let below = centerY + radius + 0.8;
  if (emotion) {
    const style: TextStyle = { font: 'serif', size: 9.5, color: line, align: 'center', leading: 1.2 };
    below = writeFitting(paper, emotion, { x: middle, y: below, width: width - 4, lines: 1 }, style);
  }
  const lines = Math.floor((y + height - below - 1) / paper.lineHeight(note));
  writeFitting(paper, record.note, { x: middle, y: below + 0.4, width: width - 5, lines }, note);
}

/** As many lines as there is room for; where words remain, an ellipsis says so. @returns the y below */
function writeFitting(
  paper: Paper,
  text: string,
  { x, y, width, lines: room }: { x: number; y: number; width: number; lines: number },
  style: TextStyle,
): number {
  const all = paper.lines(text.replace(/\s+/g, ' '), width, style);
  const shown = all.slice(0, Math.max(0, room));
  const last = shown.at(-1);
  if (last !== undefined && all.length > shown.length)
    shown[shown.length - 1] = `${last.replace(/[\s,.;:]+$/, '').slice(0, -1)}…`;
  const height = paper.lineHeight(style);
  shown.forEach((line, i) => paper.write(line, x, y + i * height, style));
  return y + shown.length * height;
}
