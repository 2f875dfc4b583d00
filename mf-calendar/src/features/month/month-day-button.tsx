import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { placeOfMood } from '@app/shared-ui/moods/moods';
import { Flag, Layers, Sparkles } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { dayNumber } from '../../dates/day-names.ts';
import { dayIcons } from '../../days/day-icons.ts';
import { useDay, useHasOtherVersions } from '../../days/use-day.ts';
import { cellLabel } from './cell-label.ts';
import { Cell, Emotion, Marks, Note, NumberBadge } from './month-cell.styles.ts';
import { MonthContext } from './month-context.ts';
import { shortened } from './shortened.ts';

const EMOTION_LENGTH = 24;
const NOTE_LENGTH = 60;

/** A day in the month: its number, and in short what she wrote. What a screen reader hears of it is one sentence. */
export function MonthDayButton({ day: { isoDate: day }, modifiers, ...button }: DayButtonProps) {
  const { ownMoods, challengesOn } = use(MonthContext);
  const record = useDay(day);
  const hasOthers = useHasOtherVersions(day);
  const challenges = challengesOn(day);
  const ref = useRef<HTMLButtonElement>(null);
  const isFocused = Boolean(modifiers.focused);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  const Icon = record.icon && dayIcons[record.icon];
  const isToday = Boolean(modifiers.today);

  return (
    <Cell
      {...button}
      ref={ref}
      $sacred={record.isSacred}
      aria-label={cellLabel(record, { isToday, challenges, hasOthers })}
      aria-current={isToday ? 'date' : undefined}
    >
      {/* Said once, by the label: what is seen here would be read a second time, cut short. */}
      <NumberBadge aria-hidden $today={isToday}>
        {dayNumber(day)}
      </NumberBadge>
      <Marks aria-hidden>
        {record.isSacred ? <Sparkles size={16} /> : null}
        {challenges.length > 0 ? <Flag size={14} /> : null}
        {hasOthers ? <Layers size={14} /> : null}
      </Marks>
      {Icon || record.emotion ? (
        <Emotion aria-hidden {...moodTone(placeOfMood(record.emotion, ownMoods))}>
          {Icon ? <Icon size={18} strokeWidth={1.75} /> : null}
          {record.emotion ? <span>{shortened(record.emotion, EMOTION_LENGTH)}</span> : null}
        </Emotion>
      ) : null}
      {record.note ? <Note aria-hidden>{shortened(record.note, NOTE_LENGTH)}</Note> : null}
    </Cell>
  );
}
