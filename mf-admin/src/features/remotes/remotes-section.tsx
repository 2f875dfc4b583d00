import { REMOTE_LOAD_DAYS, type RemoteLoad } from '@app/contract/admin-remotes';
import { SectionTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { DataTable } from '../../components/data-table.tsx';
import { LoadAlert } from '../../components/load-alert.tsx';
import { Empty, Sheet, Soft } from '../../components/sheet.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { panelCopy } from '../../copy/panel.es.ts';
import { remoteLabel } from '../../copy/parts.es.ts';
import { remotesCopy as copy } from '../../copy/remotes.es.ts';
import { remoteLoadsQuery } from '../../queries/beyond-queries.ts';
import { deployTokensQuery, remoteStatesQuery } from '../../queries/remote-queries.ts';
import { TokensSheet } from './tokens/tokens-sheet.tsx';
import { VersionsSheet } from './versions/versions-sheet.tsx';

/** The parts of the application: how they fare, whose they are and in which versions, and with what they are published. */
export function RemotesSection() {
  const loads = useQuery(remoteLoadsQuery);
  const states = useQuery(remoteStatesQuery);
  const tokens = useQuery(deployTokensQuery);
  // Together, so that none pushes down what is already read.
  if ([loads, states, tokens].some(({ isPending }) => isPending)) return <PageSpinner />;
  return (
    <>
      <LoadsSheet loads={loads} />
      <VersionsSheet states={states} />
      <TokensSheet tokens={tokens} parts={(states.data ?? []).map(({ name }) => name)} />
    </>
  );
}

/** How each part of the app fares in real browsers, by version: what a team looks at after a deploy. */
function LoadsSheet({ loads }: { readonly loads: UseQueryResult<RemoteLoad[]> }) {
  return (
    <Sheet>
      <SectionTitle>{copy.title}</SectionTitle>
      <Soft>{copy.lead(REMOTE_LOAD_DAYS)}</Soft>
      {loads.isError ? <LoadAlert onRetry={() => void loads.refetch()} /> : null}
      {loads.data?.length === 0 ? <Empty>{copy.empty}</Empty> : null}
      {loads.data && loads.data.length > 0 ? <LoadsTable loads={loads.data} /> : null}
    </Sheet>
  );
}

function LoadsTable({ loads }: { readonly loads: readonly RemoteLoad[] }) {
  return (
    <Scroller tabIndex={0} role="region" aria-label={copy.caption}>
      <DataTable>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.part}</th>
            <th scope="col">{copy.loaded}</th>
            <th scope="col">{copy.failed}</th>
            <th scope="col">{copy.time}</th>
          </tr>
        </thead>
        <tbody>
          {loads.map(({ name, version, isLive, loaded, failed, averageMs }) => (
            <tr key={`${name} ${version}`}>
              <th scope="row">
                {remoteLabel(name)}
                <Version>
                  {version} {isLive ? <StateChip tone="done">{copy.live}</StateChip> : null}
                </Version>
              </th>
              <td>{panelCopy.number(loaded)}</td>
              <td>{panelCopy.number(failed)}</td>
              <td>{averageMs === null ? copy.notYet : copy.seconds(averageMs)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Scroller>
  );
}

/** On a phone the table is wider than the page, and scrolls by itself. */
const Scroller = styled.div`
  overflow-x: auto;
  padding: 8px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
`;

const Version = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--ink-soft);
  font-weight: 400;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
