import { REMOTE_LOAD_DAYS, type RemoteLoad } from '@app/contract/admin-remotes';
import type { RemoteState } from '@app/contract/remote-versions';
import { EdgeButton } from '../../../components/edge-button.tsx';
import { Row, RowHead, RowLines, Soft } from '../../../components/sheet.tsx';
import { StateChip } from '../../../components/state-chip.tsx';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { remotesCopy } from '../../../copy/remotes.es.ts';
import { versionsCopy as copy } from '../../../copy/versions.es.ts';
import { TrialLine } from './trial-line.tsx';
import { canWithdraw, momentBy, promotionOf, stateOf, type Version } from './version-states.ts';

interface VersionRowProps {
  readonly remote: RemoteState;
  readonly version: Version;
  /** How it fares; absent where nobody has opened it of late. */
  readonly load: RemoteLoad | undefined;
  readonly onWithdraw: () => void;
}

const TONES = { live: 'done', before: 'plain', never: 'plain', withdrawn: 'danger' } as const;

/** One version of a part: how it fares, who published it, who put it in use, what has become of it. */
export function VersionRow({ remote, version, load, onWithdraw }: VersionRowProps) {
  const state = stateOf(remote, version);
  const promotion = promotionOf(remote, version);
  const { source, withdrawn } = version;
  const published = momentBy(version.publishedAt, version.publishedBy);
  const promoted = promotion && momentBy(promotion.at, promotion.by);
  return (
    <Row tabIndex={-1}>
      <RowLines>
        <RowHead>
          <strong>{version.version}</strong>
          <StateChip tone={TONES[state]}>{copy.state[state]}</StateChip>
          {load && load.failed > 0 ? <StateChip tone="danger">{remotesCopy.failed(load.failed)}</StateChip> : null}
        </RowHead>
        {load ? <Soft>{remotesCopy.opened(load.loaded, REMOTE_LOAD_DAYS, load.averageMs)}</Soft> : null}
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
      </RowLines>
      {canWithdraw(remote, version) ? (
        <EdgeButton
          $variant="quiet"
          aria-label={copy.withdrawOf(remoteLabel(remote.name), version.version)}
          onClick={onWithdraw}
        >
          {copy.withdraw}
        </EdgeButton>
      ) : null}
    </Row>
  );
}
