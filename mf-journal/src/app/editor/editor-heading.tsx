import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { styled } from 'styled-components';
import { weekdayDate } from '../../entries/entry-date.ts';
import type { EntryTarget } from './entry-target.ts';

interface EditorHeadingProps {
  readonly target: EntryTarget;
  /** Of an entry that exists; a new one is of today. */
  readonly writtenAt: string | undefined;
}

/** The day on a personal page; above it, on another, what the page is about. The dialog's own name says the title to a screen reader. */
export function EditorHeading({ target, writtenAt }: EditorHeadingProps) {
  const [now] = useState(() => new Date().toISOString());
  const day = writtenAt ?? now;
  const time = <time dateTime={day}>{weekdayDate(day)}</time>;
  if (target.activityId === undefined || target.activityId === 'unknown') return <Day>{time}</Day>;
  return (
    <div>
      <Title aria-hidden="true">{target.title}</Title>
      <Small>{time}</Small>
    </div>
  );
}

const Day = styled.p`
  min-width: 0;
  font: 500 1.1875rem / 1.3 var(--font-serif);
  overflow-wrap: anywhere;

  &::first-letter {
    text-transform: uppercase;
  }

  /* On a phone it shares its line with the switch. */
  ${media.desktop} {
    font-size: 1.5rem;
  }
`;

const Title = styled.p`
  font: 500 1.375rem / 1.25 var(--font-serif);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  margin-top: 2px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
