import type { RemoteLoad } from '@app/contract/admin-remotes';
import type { RemoteState } from '@app/contract/remote-versions';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadAlert } from '../../../components/load-alert.tsx';
import { Empty, Sheet, Soft } from '../../../components/sheet.tsx';
import { remotesCopy as copy } from '../../../copy/remotes.es.ts';
import { versionsCopy } from '../../../copy/versions.es.ts';
import { RemoteCard } from './remote-card.tsx';
import { isLastGood } from './version-states.ts';

interface VersionsSheetProps {
  readonly states: UseQueryResult<RemoteState[]>;
  readonly loads: UseQueryResult<RemoteLoad[]>;
}

/**
 * Every part of the application: whose it is, which versions there are, who has done what with them, and how each fares in
 * real browsers: what a team looks at after a deploy.
 */
export function VersionsSheet({ states, loads }: VersionsSheetProps) {
  const handleRetry = () => {
    void states.refetch();
    void loads.refetch();
  };
  return (
    <Sheet>
      <SectionTitle>{copy.title}</SectionTitle>
      <Soft>{copy.lead}</Soft>
      <Soft>{copy.owned}</Soft>
      {states.data?.some(isLastGood) ? <Soft>{versionsCopy.lastGood}</Soft> : null}
      {states.isError || loads.isError ? <LoadAlert onRetry={handleRetry} /> : null}
      {states.data?.length === 0 ? <Empty>{copy.empty}</Empty> : null}
      {states.data?.map((remote) => (
        <RemoteCard
          key={remote.name}
          remote={remote}
          loads={(loads.data ?? []).filter(({ name }) => name === remote.name)}
        />
      ))}
    </Sheet>
  );
}
