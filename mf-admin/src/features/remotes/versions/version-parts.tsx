import { REMOTE_LOAD_DAYS, type RemoteLoad } from '@app/contract/admin-remotes';
import type { RemoteState } from '@app/contract/remote-versions';
import { EdgeButton } from '../../../components/edge-button.tsx';
import { Soft } from '../../../components/sheet.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { remotesCopy } from '../../../copy/remotes.es.ts';
import { versionsCopy as copy } from '../../../copy/versions.es.ts';
import { TrialLine } from './trial-line.tsx';
import { canWithdraw, momentBy, promotionOf, stateOf, type Version } from './version-states.ts';

/** The versions of a part, in rows or in a table. */
export interface VersionsProps {
  readonly remote: RemoteState;
  readonly versions: readonly Version[];
  /** How they fare, those that were opened of late. */
  readonly loads: readonly RemoteLoad[];
  readonly label?: string;
  readonly onWithdraw: (version: Version) => void;
}

interface VersionProps {
  readonly remote: RemoteState;
  readonly version: Version;
  /** How it fares; absent where nobody has opened it of late. */
  readonly load: RemoteLoad | undefined;
}

const TONES = { live: 'done', before: 'plain', never: 'plain', withdrawn: 'danger' } as const;

/** What has become of it, and whether it fails. */
export function VersionChips({ remote, version, load }: VersionProps) {
  const state = stateOf(remote, version);
  return (
    <>
      <StateChip tone={TONES[state]}>{copy.state[state]}</StateChip>
      {load && load.failed > 0 ? <StateChip tone="danger">{remotesCopy.failed(load.failed)}</StateChip> : null}
    </>
  );
}

/** How often and how fast it was opened. */
export const VersionLoad = ({ load }: Pick<VersionProps, 'load'>) =>
  load ? <Soft>{remotesCopy.opened(load.loaded, REMOTE_LOAD_DAYS, load.averageMs)}</Soft> : null;

/** Who published it, who put it in use, who took it back, and when. */
export function VersionLines({ remote, version }: Omit<VersionProps, 'load'>) {
  const promotion = promotionOf(remote, version);
  const { source, withdrawn } = version;
  const published = momentBy(version.publishedAt, version.publishedBy);
  const promoted = promotion && momentBy(promotion.at, promotion.by);
  return (
    <>
      <Soft>{promoted === published ? copy.publishedLive(published) : copy.published(published)}</Soft>
      {source?.commit ? <Soft>{copy.source(source.commit, source.change ?? '')}</Soft> : null}
      {source?.forced ? <Soft>{copy.forced(source.forced)}</Soft> : null}
      {promoted && promoted !== published ? <Soft>{copy.promoted(promoted)}</Soft> : null}
      <TrialLine name={remote.name} version={version} />
      {withdrawn ? (
        <>
          <Soft>{copy.withdrawn(momentBy(withdrawn.at, withdrawn.by))}</Soft>
          <Soft>{copy.reason(withdrawn.reason)}</Soft>
        </>
      ) : null}
    </>
  );
}

interface WithdrawButtonProps extends Omit<VersionProps, 'load'> {
  readonly onWithdraw: (version: Version) => void;
}

/** Nothing where it cannot be withdrawn. */
export const WithdrawButton = ({ remote, version, onWithdraw }: WithdrawButtonProps) =>
  canWithdraw(remote, version) ? (
    <EdgeButton
      $variant="quiet"
      aria-label={copy.withdrawOf(remoteLabel(remote.name), version.version)}
      onClick={() => onWithdraw(version)}
    >
      {copy.withdraw}
    </EdgeButton>
  ) : null;
