import { getProfileStats } from '@app/contract/profile';
import { Card } from '@app/shared-ui/components/card';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { PathScene } from '@app/shared-ui/components/path-scene';
import { ownTimeZone } from '@app/shared-ui/dates/own-time-zone';
import { endpointQuery, useSession } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { profileCopy } from '../../copy/profile.es.ts';

const BLOCKS = 12;

/** Three numbers of the user's own (D20), below the country that has been walked through; fetched anew on every visit. */
export function Statistics() {
  const { stats: copy } = profileCopy;
  const { username } = useSession().user;
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(getProfileStats, { query: { timeZone: ownTimeZone() } }),
    staleTime: 0,
  });
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  const facts = data
    ? [
        { label: copy.progress, value: `${data.progressPercent}\u00a0%` },
        { label: copy.seals, value: String(data.seals) },
        { label: copy.activeDays, value: String(data.activeDays) },
      ]
    : [];
  const walked = (data?.progressPercent ?? 0) / 100;
  return (
    <Sheet {...blockTone(Math.min(BLOCKS, 1 + Math.floor(walked * BLOCKS)))}>
      <PathScene place={Math.min(4, 1 + Math.floor(walked * 4))} />
      <Avatar aria-hidden>{username.charAt(0).toUpperCase() || 'U'}</Avatar>
      <List aria-label={copy.title} aria-busy={!data}>
        {facts.map(({ label, value }) => (
          <li key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  justify-items: center;
  padding: 0;
  overflow: hidden;

  > svg {
    height: 120px;
    background: var(--tone-surface);

    ${media.desktop} {
      height: 168px;
    }
  }
`;

/** Half on the picture, half on the paper. */
const Avatar = styled.div`
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  margin-top: -40px;
  border: 4px solid var(--surface-raised);
  border-radius: 50%;
  background: var(--tone-surface);
  color: var(--tone-ink);
  font: 500 2.25rem / 1 var(--font-serif);
`;

const List = styled.ul`
  display: grid;
  /* Three in a row, also at 320 px; fewer with text of twice the size. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.25rem), 1fr));
  width: 100%;
  min-height: 124px;
  margin: 0;
  padding: 20px 0 16px;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    justify-items: center;
    padding: 8px;
    /* The edge of the sheet cuts the line before the first of a row, however many rows there are. */
    box-shadow: -1px 0 var(--line);
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
