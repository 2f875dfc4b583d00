import type { RemoteLoad } from '@app/contract/admin-remotes';
import type { RemoteState } from '@app/contract/remote-versions';
import { useMedia } from '@app/shared-ui/theme/use-media';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Card, Fact, Facts } from '../../../components/facts.tsx';
import { TableDetails } from '../../../components/data-table.tsx';
import { Soft } from '../../../components/sheet.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { WIDE } from '../../../components/wide.ts';
import { remoteLabel, slotLabel } from '../../../copy/parts.es.ts';
import { versionsCopy as copy } from '../../../copy/versions.es.ts';
import { Faults } from './faults.tsx';
import { RollbackButton } from './rollback-button.tsx';
import { Testers } from './testers.tsx';
import { VersionRows } from './version-rows.tsx';
import { momentBy, type Version } from './version-states.ts';
import { VersionTable } from './version-table.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** So many versions are shown at once; a development machine has hundreds. */
const SHOWN = 4;

interface RemoteCardProps {
  readonly remote: RemoteState;
  /** How its versions fare, those that were opened of late. */
  readonly loads: readonly RemoteLoad[];
}

/** One part of the application: what belongs to it since its first publishing, and its versions, the newest first. */
export function RemoteCard({ remote, loads }: RemoteCardProps) {
  const { name, promoted, owner, versions } = remote;
  const [withdrawing, setWithdrawing] = useState<Version>();
  const since = owner ? momentBy(owner.since, owner.by) : copy.facts.unknown;
  // The row of its only version says the same.
  const [only, second] = versions;
  const isSaid = only && !second && momentBy(only.publishedAt, only.publishedBy) === since;
  // The live one is seen without opening anything, however old it is.
  const isShown = (version: Version, place: number) => place < SHOWN || version.version === promoted;
  const rest = versions.filter((version, place) => !isShown(version, place));
  const Versions = useMedia(WIDE) ? VersionTable : VersionRows;
  const known = { remote, loads, onWithdraw: setWithdrawing };
  return (
    <Card aria-label={remoteLabel(name)}>
      <Head>
        <h3 tabIndex={-1}>{remoteLabel(name)}</h3>
        {remoteLabel(name) === name ? null : <Soft as="code">{name}</Soft>}
        {owner ? <StateChip>{copy.access[owner.access]}</StateChip> : null}
        {promoted ? null : <StateChip tone="caution">{copy.nothingLive}</StateChip>}
        <End>
          <RollbackButton remote={remote} />
        </End>
      </Head>
      <Facts $columns={[1, 3]}>
        {owner ? <Fact label={copy.facts.places}>{namesOr(owner.places, copy.facts.noPlaces)}</Fact> : null}
        {owner && owner.slots.length > 0 ? (
          <Fact label={copy.facts.slots}>{owner.slots.map(slotLabel).join(' · ')}</Fact>
        ) : null}
        {isSaid ? null : <Fact label={copy.facts.since}>{since}</Fact>}
      </Facts>
      <Versions {...known} versions={versions.filter(isShown)} label={copy.versionsOf(remoteLabel(name))} />
      {rest.length > 0 ? (
        <TableDetails>
          <summary>{copy.older(rest.length)}</summary>
          <Versions {...known} versions={rest} />
        </TableDetails>
      ) : null}
      <Faults name={name} />
      {owner?.access === 'user' ? <Testers name={name} /> : null}
      <WithdrawDialog remote={remote} version={withdrawing} onClose={() => setWithdrawing(undefined)} />
    </Card>
  );
}

/** Each whole, whatever hyphens it has. */
const namesOr = (names: readonly string[], otherwise: string): ReactNode =>
  names.length > 0 ? names.flatMap((name) => [<Whole key={name}>{name}</Whole>, ' ']) : otherwise;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  h3 {
    font-size: 1.25rem;
  }
`;

const End = styled.div`
  margin-inline-start: auto;
`;

const Whole = styled.span`
  white-space: nowrap;
`;
