import { getVaultOpenings, type VaultOpening } from '@app/contract/vault-openings';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { dayWithYear } from '@app/shared-ui/dates/day-text';
import { endpointQuery } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { serverKnowledgeCopy } from '../../../copy/server-knowledge.es.ts';
import { SentenceList } from './sentence-list.tsx';

const { openings: copy } = serverKnowledgeCopy;

/** When the server opened what is sealed for the user without a request of one of the user's sessions (D45). */
export function Openings() {
  const { data, isError, refetch } = useQuery(endpointQuery(getVaultOpenings, {}));
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height={140} />;
  return (
    <>
      <p>{copy.lead}</p>
      {data.openings.length > 0 ? (
        <SentenceList aria-label={copy.list}>
          {data.openings.map((opening) => (
            <li key={opening.purpose}>{line(opening)}</li>
          ))}
        </SentenceList>
      ) : (
        <p>{copy.none}</p>
      )}
      <p>{copy.nobody}</p>
    </>
  );
}

const purposes: Readonly<Partial<Record<string, string>>> = copy.purposes;

const line = ({ purpose, days, last }: VaultOpening): string =>
  `${purposes[purpose] ?? copy.other}: ${copy.days(days, dayWithYear(last))}`;
