import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { moodTone } from '@app/shared-ui/moods/mood-tone';
import { media } from '@app/shared-ui/theme/media';
import { Check, Layers, Sparkles } from 'lucide-react';
import { css, styled } from 'styled-components';
import { challengeDaysOn, type PlannedChallenge } from '../challenges/challenge-days.ts';
import { ChallengeTicks } from '../challenges/challenge-ticks.tsx';
import { DayIconImage } from '../components/day-icon-image.tsx';
import { sacredRim, sacredTint } from '../components/sacred-day.ts';
import { calendarCopy } from '../copy/calendar.es.ts';
import { otherVersionsCopy } from '@app/shared-ui/copy/other-versions.es';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { dayNumber, dayTitle, shortWeekday } from '../dates/day-names.ts';
import { isBlank } from '../days/calendar-day.ts';
import { useDay, useHasOtherVersions } from '../days/use-day.ts';
import { usePlaceOfMood } from '../queries/own-moods.ts';

interface DayCardProps {
  readonly day: DayKey;
  readonly isToday: boolean;
  readonly challenges: readonly PlannedChallenge[];
  readonly onOpen: () => void;
  /** What a press does, written on a card that stands alone. Without it the card is one of a list: a low line behind its day. */
  readonly action?: string;
}

/** A summary of a day; a press opens it, and challenges are ticked off in place. */
export function DayCard({ day, isToday, challenges, onOpen, action }: DayCardProps) {
  const record = useDay(day);
  const hasOthers = useHasOtherVersions(day);
  const place = usePlaceOfMood(record.emotion);
  const planned = challengeDaysOn(challenges, day);
  return (
    <Item as={action ? 'div' : 'li'} $isLine={!action} $sacred={record.isSacred} $today={isToday}>
      <Open type="button" $isLine={!action} onClick={onOpen} aria-current={isToday ? 'date' : undefined}>
        {action ? null : (
          <Leaf aria-hidden>
            {shortWeekday(day)}
            <b>{dayNumber(day)}</b>
          </Leaf>
        )}
        <Head $isLine={!action}>
          <Name $isHidden={!action}>{dayTitle(day)}</Name>
          {isToday ? <Today>{calendarCopy.today}</Today> : null}
          {record.isSacred ? <Sparkles role="img" aria-label={calendarCopy.sacred} size={18} /> : null}
        </Head>
        {isBlank(record) ? (
          <Quiet>{calendarCopy.empty}</Quiet>
        ) : (
          <>
            {record.icon || record.emotion ? (
              <Mood {...moodTone(place)}>
                {record.icon ? <DayIconImage icon={record.icon} size={20} /> : null}
                {record.emotion}
              </Mood>
            ) : null}
            {record.intention ? <Intention>{record.intention}</Intention> : null}
            {record.note || record.journalEntry ? <Words>{record.note || record.journalEntry}</Words> : null}
            {record.selfCareChecked ? (
              <Care>
                <Check aria-hidden size={16} />
                {calendarCopy.selfCare}
              </Care>
            ) : null}
          </>
        )}
        {hasOthers ? (
          <Care>
            <Layers aria-hidden size={16} />
            {otherVersionsCopy.title}
          </Care>
        ) : null}
        {action ? <Action>{action}</Action> : null}
      </Open>
      {planned.length > 0 ? <ChallengeTicks days={planned} /> : null}
    </Item>
  );
}

const Item = styled.li<{ readonly $isLine: boolean; readonly $sacred: boolean; readonly $today: boolean }>`
  display: grid;
  align-content: start;
  border-radius: var(--radius-card);
  background: ${({ $sacred }) => ($sacred ? sacredTint('var(--surface-raised)') : 'var(--surface-raised)')};
  box-shadow: ${({ $today }) => ($today ? '0 0 0 2px var(--accent), ' : '')}
    ${({ $sacred }) => ($sacred ? `${sacredRim}, ` : '')} var(--shadow-card);

  & > ul {
    padding: ${({ $isLine }) => ($isLine ? '0 14px 8px 72px' : '0 18px 8px')};
    font-size: 0.9375rem;

    ${media.desktop} {
      ${({ $isLine }) => $isLine && 'padding-left: 104px;'}
    }
  }
`;

/** Seven days are seven low lines, not seven cards: behind the day the feeling, then the words, below it where they do not fit. */
const line = css`
  --lines: 1;
  --care-left: auto;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  gap: 2px 10px;
  min-height: 60px;
  padding: 8px 14px 8px 72px;

  ${media.desktop} {
    gap: 2px 16px;
    min-height: 68px;
    padding-left: 104px;
  }
`;

/** The day as on a leaf of a calendar. */
const Leaf = styled.span`
  position: absolute;
  inset: 10px auto 10px 0;
  display: grid;
  align-content: center;
  justify-items: center;
  width: 60px;
  border-right: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.8125rem;
  line-height: 1.2;

  b {
    color: var(--ink);
    font: 500 1.25rem / 1.2 var(--font-serif);
    font-variant-numeric: lining-nums;
  }

  ${media.desktop} {
    width: 84px;
  }
`;

const Open = styled.button<{ readonly $isLine: boolean }>`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  min-height: 116px;
  padding: 16px 18px;
  border: 0;
  border-radius: var(--radius-card);
  background: transparent;
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;

  @media (hover: hover) {
    &:hover {
      background: color-mix(in oklch, transparent, var(--accent-soft) 45%);
    }
  }

  ${({ $isLine }) => $isLine && line}
`;

const Head = styled.span<{ readonly $isLine: boolean }>`
  display: ${({ $isLine }) => ($isLine ? 'contents' : 'flex')};
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  width: 100%;
`;

const Name = styled.span<{ readonly $isHidden: boolean }>`
  margin-right: auto;
  font: 500 1.0625rem / 1.3 var(--font-serif);
  ${({ $isHidden }) => $isHidden && outOfSight}
`;

const Today = styled.span`
  padding: 1px 10px;
  border-radius: 999px;
  background: var(--accent-soft);
  font-weight: 600;
  font-size: 0.8125rem;
`;

const Mood = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  padding: 3px 12px;
  border-radius: 999px;
  background: var(--mood);
  color: var(--on-mood);
  font-weight: 600;
  font-size: 0.9375rem;
`;

/** In a line of a phone, which has no room for them beside the feeling. */
const below = css`
  @media (max-width: 767.98px) {
    order: 1;
    flex-basis: 100%;
  }
`;

const Intention = styled.span`
  display: -webkit-box;
  flex: 1 1 50%;
  overflow: hidden;
  font: italic 400 1rem / 1.45 var(--font-serif);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines, 2);
  ${below}
`;

const Words = styled.span`
  display: -webkit-box;
  flex: 1 1 50%;
  overflow: hidden;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--lines, 4);
  ${below}
`;

const Care = styled.span`
  display: inline-flex;
  margin-left: var(--care-left, 0);
  gap: 6px;
  align-items: center;
  color: var(--positive);
  font-weight: 600;
  font-size: 0.875rem;
`;

const Action = styled.span`
  color: var(--accent);
  font-weight: 600;
`;

const Quiet = styled.span`
  color: var(--ink-soft);
  font-size: 0.875rem;
`;
