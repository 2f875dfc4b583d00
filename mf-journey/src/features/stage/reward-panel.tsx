import type { Week } from '@app/contract/blocks';
import { sealStatus } from '@app/contract/programme-rules';
import type { Seal } from '@app/contract/seals';
import { Card } from '@app/shared-ui/components/card';
import { media } from '@app/shared-ui/theme/media';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Chip } from '@app/shared-ui/components/chip';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { stageCopy } from '../../copy/stage.es.ts';
import { LateSeal, prepareSeal } from './late-seal.ts';

interface RewardPanelProps {
  readonly week: Week;
  /** Absent while the seals are loading, or after they failed. */
  readonly seal: Seal | undefined;
  /** The seal has just been unlocked, while the page was open. */
  readonly isNew: boolean;
}

/** The seal of this stage: its state is derived from the activities completed here, whatever the list of seals says (2§2.3). */
export function RewardPanel({ week, seal, isNew }: RewardPanelProps) {
  useEffect(() => void prepareSeal(), []);
  const { completedActivities, totalActivities, progress } = week;
  const status = sealStatus(completedActivities);
  const isUnlocked = status === 'unlocked';
  return (
    <Panel as="section" aria-labelledby="stage-reward">
      <Picture>
        {seal ? <LateSeal seal={{ ...seal, status, progress }} isBlooming={isNew} isDecorative /> : null}
      </Picture>
      <Words>
        <Kicker id="stage-reward">{stageCopy.reward.title}</Kicker>
        <Name>{seal?.title ?? ' '}</Name>
        <Line>
          <Chip $tone={isUnlocked ? 'done' : 'plain'}>
            {isUnlocked ? stageCopy.reward.unlocked : stageCopy.reward.locked}
          </Chip>
          <span>{stageCopy.reward.count(completedActivities, totalActivities)}</span>
        </Line>
        <p>{isUnlocked ? seal?.meaning : stageCopy.reward.hint}</p>
        {isUnlocked ? <Link to="/seals">{stageCopy.reward.see}</Link> : null}
      </Words>
      <VisuallyHidden role="status">{isNew && seal ? stageCopy.reward.announcement(seal.title) : ''}</VisuallyHidden>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 20px;
  padding: 20px;

  & > * + * {
    margin: 0;
  }

  ${media.desktop} {
    gap: 20px 28px;
    padding: 28px 24px;
  }
`;

/** On a phone the seal takes no more room than its words. */
const Picture = styled.div`
  width: 96px;
  min-height: 96px;

  ${media.desktop} {
    width: 148px;
    min-height: 148px;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 10rem;
  gap: 6px;

  a {
    justify-self: start;
    padding: 10px 0;
  }
`;

const Kicker = styled.h2`
  color: var(--tone-ink);
  font: 600 0.9375rem / 1.5 var(--font-sans);
`;

const Name = styled.p`
  font: 500 1.5rem / 1.25 var(--font-serif);
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--ink-soft);
`;
