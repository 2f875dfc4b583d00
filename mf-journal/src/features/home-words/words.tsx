import { Card } from '@app/shared-ui/components/card';
import { type DayKey, plusDays } from '@app/shared-ui/dates/day-key';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { homeWordsCopy as copy } from '../../copy/home-words.es.ts';
import { longDate } from '../../entries/entry-date.ts';
import type { Written } from './use-written.ts';

interface WordsProps {
  readonly title: string;
  readonly written: Written;
  readonly today: DayKey;
  /** What there is to do with them. */
  readonly way: ReactNode;
}

/** Some of the user's words, with their day. */
export function Words({ title, written, today, way }: WordsProps) {
  const id = useId();
  const { entry, words, day } = written;
  return (
    <Sheet as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Quote>{words}</Quote>
      <Foot>
        <time dateTime={entry.writtenAt}>{dayName(day, entry, today)}</time>
        {way}
      </Foot>
    </Sheet>
  );
}

function dayName(day: DayKey, { writtenAt }: Written['entry'], today: DayKey): string {
  if (day === today) return copy.today;
  return day === plusDays(today, -1) ? copy.yesterday : longDate(writtenAt);
}

export const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 10px;
  height: 100%;

  && > * {
    margin: 0;
  }

  h2 {
    font-size: 1.25rem;
  }
`;

const Quote = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  align-self: start;
  max-width: var(--measure);
  margin: 0;
  font: 400 1.1875rem / 1.55 var(--font-serif);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  -webkit-line-clamp: 5;
  -webkit-box-orient: vertical;
`;

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: center;
  justify-content: space-between;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
