import type { RemoteState } from '@app/contract/remote-versions';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadAlert } from '../../../components/load-alert.tsx';
import { Sheet, Soft } from '../../../components/sheet.tsx';
import { versionsCopy as copy } from '../../../copy/versions.es.ts';
import { RemoteCard } from './remote-card.tsx';

/** Every part of the application: whose it is, which versions there are, and who has done what with them. */
export function VersionsSheet({ states }: { readonly states: UseQueryResult<RemoteState[]> }) {
  if (states.data?.length === 0) return null;
  return (
    <Sheet>
      <SectionTitle>{copy.title}</SectionTitle>
      <Soft>{copy.lead}</Soft>
      {states.isError ? <LoadAlert onRetry={() => void states.refetch()} /> : null}
      {states.data?.map((remote) => (
        <RemoteCard key={remote.name} remote={remote} />
      ))}
    </Sheet>
  );
}
