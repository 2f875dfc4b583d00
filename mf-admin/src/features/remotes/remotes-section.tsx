import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery } from '@tanstack/react-query';
import { remoteLoadsQuery } from '../../queries/beyond-queries.ts';
import { deployTokensQuery, remoteStatesQuery } from '../../queries/remote-queries.ts';
import { TokensSheet } from './tokens/tokens-sheet.tsx';
import { VersionsSheet } from './versions/versions-sheet.tsx';

/** The parts of the application: whose they are, in which versions, and how those fare; and with what they are published. */
export function RemotesSection() {
  const loads = useQuery(remoteLoadsQuery);
  const states = useQuery(remoteStatesQuery);
  const tokens = useQuery(deployTokensQuery);
  // Together, so that none pushes down what is already read.
  if ([loads, states, tokens].some(({ isPending }) => isPending)) return <PageSpinner />;
  return (
    <>
      <VersionsSheet states={states} loads={loads} />
      <TokensSheet tokens={tokens} parts={(states.data ?? []).map(({ name }) => name)} />
    </>
  );
}
