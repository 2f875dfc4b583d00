import { Chip } from '@app/shared-ui/components/chip';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { entriesCopy } from '../copy/entries.es.ts';
import { journalCopy } from '../copy/journal.es.ts';
import { dayOf, type Entry, headingOf, placeOf } from '../entries/entry.ts';
import { clockTime, longDate, weekdayDate } from '../entries/entry-date.ts';
import { entryPart } from '../entries/entry-subject.ts';
import { sourceLink, sourceName } from '../entries/entry-source.ts';
import { Feeling } from '../features/journal/feeling.tsx';

/** The day of an entry, large, or what it is about; below it how the day felt, and where the entry belongs. */
export function ReadHead({ entry }: { readonly entry: Entry }) {
  const { activityId, key, source, title, writtenAt } = entry;
  const place = activityId === undefined ? undefined : placeOf(activityId);
  const link = source && sourceLink(source);
  const isNamed = activityId !== undefined || headingOf(entry) === title;
  return (
    <Head>
      {/* The dialog has this name already. */}
      <Title aria-hidden={isNamed || undefined} {...entryPart(key, isNamed ? 'title' : 'date')}>
        {isNamed ? title : weekdayDate(writtenAt)}
      </Title>
      <Line>
        <time dateTime={writtenAt} {...(isNamed ? {} : entryPart(key, 'hour'))}>
          {isNamed ? journalCopy.reading.written(longDate(writtenAt)) : clockTime(writtenAt)}
        </time>
        <Feeling day={dayOf(entry)} />
        {place ? (
          <>
            <Chip $tone="tone">{entriesCopy.block(place.blockId)}</Chip>
            <Chip $tone="tone">{entriesCopy.stage(place.stageId)}</Chip>
          </>
        ) : null}
        {source ? <Chip>{sourceName(source)}</Chip> : null}
        {link ? <Link to={link.to}>{link.label}</Link> : null}
      </Line>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: 8px;
`;

const Title = styled.p`
  justify-self: start;
  font: 500 clamp(1.5rem, 1.3rem + 1vw, 2rem) / 1.2 var(--font-serif);
  overflow-wrap: anywhere;
  text-wrap: balance;

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  color: var(--ink-soft);
  font-size: 0.9375rem;

  a {
    padding: 10px 0;
  }
`;
