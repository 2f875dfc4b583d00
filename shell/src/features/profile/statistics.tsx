import { getProfileStats } from '@app/contract/profile';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { ownTimeZone } from '@app/shared-ui/dates/own-time-zone';
import { endpointQuery } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { profileCopy } from '../../copy/profile.es.ts';

/** Three numbers of the user's own (D20); fetched anew on every visit. */
export function Statistics() {
  const { stats: copy } = profileCopy;
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(getProfileStats, { query: { timeZone: ownTimeZone() } }),
    staleTime: 0,
  });
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height={112} aria-busy="true" />;
  const facts = [
    { label: copy.progress, value: `${data.progressPercent}\u00a0%` },
    { label: copy.seals, value: String(data.seals) },
    { label: copy.activeDays, value: String(data.activeDays) },
  ];
  return (
    <List aria-label={copy.title}>
      {facts.map(({ label, value }) => (
        <li key={label}>
          <strong>{value}</strong>
          <span>{label}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  /* Three in a row, also at 320 px; fewer with text of twice the size. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-content: center;
    justify-items: center;
    min-height: 112px;
    padding: 12px 8px;
    border-radius: var(--radius-card);
    background: var(--surface-raised);
    box-shadow: var(--shadow-card);
    text-align: center;
  }

  strong {
    font: 500 2rem / 1.2 var(--font-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }

  span {
    color: var(--ink-soft);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
`;
