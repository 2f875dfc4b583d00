import type { RemoteState } from '@app/contract/remote-versions';
import { Button } from '@app/shared-ui/components/button';
import { Chip } from '@app/shared-ui/components/chip';
import { Row, RowHead, RowLines, Soft } from '../../../components/sheet.tsx';
import { authorName, partName } from '../../../copy/parts.es.ts';
import { versionsCopy as copy } from '../../../copy/versions.es.ts';
import { formatMoment } from '../../../dates/format-date.ts';
import { canWithdraw, promotionOf, stateOf, type Version } from './version-states.ts';

interface VersionRowProps {
  readonly remote: RemoteState;
  readonly version: Version;
  readonly onWithdraw: () => void;
}

/** One version of a part: who published it, who put it in use, what has become of it. */
export function VersionRow({ remote, version, onWithdraw }: VersionRowProps) {
  const state = stateOf(remote, version);
  const promotion = promotionOf(remote, version);
  const { withdrawn } = version;
  return (
    <Row>
      <RowLines>
        <RowHead>
          <strong>{version.version}</strong>
          <Chip $tone={state === 'live' ? 'done' : 'plain'}>{copy.state[state]}</Chip>
        </RowHead>
        <Soft>{copy.published(formatMoment(version.publishedAt), authorName(version.publishedBy))}</Soft>
        {promotion ? <Soft>{copy.promoted(formatMoment(promotion.at), authorName(promotion.by))}</Soft> : null}
        {withdrawn ? (
          <>
            <Soft>{copy.withdrawn(formatMoment(withdrawn.at), authorName(withdrawn.by))}</Soft>
            <Soft>{copy.reason(withdrawn.reason)}</Soft>
          </>
        ) : null}
        {state === 'live' && !canWithdraw(remote, version) ? <Soft>{copy.lastGood}</Soft> : null}
      </RowLines>
      {canWithdraw(remote, version) ? (
        <Button
          $variant="quiet"
          aria-label={copy.withdrawOf(partName(remote.name), version.version)}
          onClick={onWithdraw}
        >
          {copy.withdraw}
        </Button>
      ) : null}
    </Row>
  );
}
