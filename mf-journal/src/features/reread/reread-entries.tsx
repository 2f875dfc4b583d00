import { Skeleton } from '@app/shared-ui/components/skeleton';
import { media } from '@app/shared-ui/theme/media';
import { useId } from 'react';
import { styled } from 'styled-components';
import { rereadCopy as copy } from '../../copy/reread.es.ts';
import { PagePlace } from './page-place.tsx';
import { usePages } from './use-pages.ts';

interface RereadEntriesProps {
  readonly activityId: number;
  /** Address of the activity, to which the way back from a page leads. */
  readonly address: string | undefined;
}

/** Some of the user's own pages, offered to be read again before an activity; the user may put others in their places. */
export function RereadEntries({ activityId, address }: RereadEntriesProps) {
  const id = useId();
  const pages = usePages(activityId);
  if (!pages) return <Skeleton $height={220} aria-busy="true" />;
  const { places, entries, put } = pages;
  if (places.length === 0) return <Note>{copy.none}</Note>;
  const shown = new Set(places.map(({ page }) => page?.key));
  return (
    <Section aria-labelledby={id}>
      <h4 id={id}>{copy.title(places.filter(({ page }) => page).length)}</h4>
      <Note>{copy.lead}</Note>
      <Places>
        {places.map(({ page, next }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is its number
          <PagePlace
            key={i}
            number={i + 1}
            entry={entries.find(({ key }) => key === page?.key)}
            role={page?.role}
            others={entries.filter(({ key }) => !shown.has(key))}
            next={next}
            address={address}
            onPut={(one) => put(i, one)}
          />
        ))}
      </Places>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h4 {
    margin: 0;
    font: 500 1.1875rem / 1.3 var(--font-serif);
  }
`;

const Note = styled.p`
  max-width: var(--measure);
  margin: 0;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Places = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.wide} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;
