import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { placeOfMood } from '@app/shared-ui/moods/moods';
import { isMonday } from 'date-fns';
import { Layers, Plus, Sparkles } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import type { PlannedChallenge } from '../../challenges/challenge-days.ts';
import { moodLine } from '@app/shared-ui/moods/mood-line';
import { calendarCopy } from '../../copy/calendar.es.ts';
import { challengesCopy } from '../../copy/challenges.es.ts';
import { otherVersionsCopy } from '@app/shared-ui/copy/other-versions.es';
import { dateOf } from '../../dates/calendar-days.ts';
import { dayNumber, fullDay } from '../../dates/day-names.ts';
import { isBlank } from '../../days/calendar-day.ts';
import { dayIcons } from '../../days/day-icons.ts';
import { useDay, useHasOtherVersions } from '../../days/use-day.ts';
import {
  Band,
  Bands,
  Cell,
  Emotion,
  EmotionWord,
  EmptyPlace,
  Face,
  Marks,
  NarrowFlag,
  Note,
  NumberBadge,
} from './month-cell.styles.ts';
import { wordless } from '../../components/wordless.ts';
import { MonthContext } from './month-context.ts';
import { shortened } from '@app/shared-ui/text/graphemes';

const EMOTION_LENGTH = 24;
const NOTE_LENGTH = 60;
/** Of challenges in a cell: its words need the rest. */
const MOST_BANDS = 2;

/** Lines of writing, in the place of a face. */
const WRITTEN = 'M11 15h22M11 22h22M11 29h13';

/** A day in the month: its number and a summary of what the user wrote. A screen reader reads it as one sentence. */
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
  const place = record.emotion.trim() ? placeOfMood(record.emotion, ownMoods) : undefined;
  const isToday = Boolean(modifiers.today);
  /** Written, with neither sign nor word: without a colour of its own the day would look like an empty one. */
  const isWordless = !Icon && !record.emotion && !isBlank({ ...record, isSacred: false });
  const isColoured = Boolean(Icon) || Boolean(record.emotion) || isWordless;
  const colours = record.emotion.trim() ? moodTone(place) : isColoured ? { style: { '--ground': wordless } } : {};

  return (
    <Cell
      {...button}
      {...colours}
      ref={ref}
      $sacred={record.isSacred}
      $today={isToday}
      // Named by its content: a label would differ from the visible text.
      aria-label={undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <Spoken text={fullDay(day)} />
      <NumberBadge aria-hidden $today={isToday} $below={Boolean(modifiers.below)}>
        {dayNumber(day)}
      </NumberBadge>
      {isToday ? <Spoken text={calendarCopy.today} /> : null}
      <Marks aria-hidden>
        {record.isSacred ? <Sparkles data-sacred size={16} /> : null}
        {challenges.length > 0 ? <NarrowFlag size={14} /> : null}
        {hasOthers ? <Layers size={14} /> : null}
      </Marks>
      {isColoured ? (
        <Emotion>
          {Icon ? (
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          ) : (
            <Face viewBox="0 0 44 44" aria-hidden="true">
              <path d={place ? moodLine(place) : WRITTEN} />
            </Face>
          )}
          {record.emotion ? <EmotionWord>{shortened(record.emotion, EMOTION_LENGTH)}</EmotionWord> : null}
          {record.icon ? <Spoken text={calendarCopy.icons[record.icon]} /> : null}
        </Emotion>
      ) : null}
      {isToday && isBlank(record) && challenges.length === 0 ? (
        <EmptyPlace aria-hidden>
          <Plus size={18} />
        </EmptyPlace>
      ) : null}
      {isWordless && !record.note ? <Spoken text={calendarCopy.unnamed} /> : null}
      {record.isSacred ? <Spoken text={calendarCopy.sacred} /> : null}
      {record.note ? <Note>{shortened(record.note, NOTE_LENGTH)}</Note> : null}
      {challenges.length > 0 ? (
        <Bands aria-hidden>
          {challenges.slice(0, MOST_BANDS).map(({ challenge, number }) => (
            <Band key={challenge.id}>
              {number === 1 || isMonday(dateOf(day)) ? (challenge.title ?? challengesCopy.untitled) : null}
            </Band>
          ))}
        </Bands>
      ) : null}
      {challenges.map(({ challenge, number }) => (
        <Spoken key={challenge.id} text={challengeInCell(challenge, number)} />
      ))}
      {hasOthers ? <Spoken text={otherVersionsCopy.title} /> : null}
    </Cell>
  );
}

/** A visual sign in a cell, as text for screen readers: a sentence of its own. */
function Spoken({ text }: { readonly text: string }) {
  return <VisuallyHidden> {text}. </VisuallyHidden>;
}

const challengeInCell = ({ title, daysCount }: PlannedChallenge, number: number): string =>
  challengesCopy.inCell(title ?? challengesCopy.untitled, challengesCopy.dayOf(number, daysCount));
