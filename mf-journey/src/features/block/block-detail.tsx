import type { Block, Week } from '@app/contract/blocks';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { BlockEmblem } from '../../components/block-emblem.tsx';
import { HomeLink } from '@app/shared-ui/components/home-link';
import { PageTitle, SectionTitle } from '@app/shared-ui/components/page';
import { PathScene } from '@app/shared-ui/components/path-scene';
import { ProgressBar } from '../../components/progress-bar.tsx';
import { blockCopy } from '../../copy/block.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import { BlockStages } from './block-stages.tsx';

interface BlockDetailProps {
  readonly block: Block;
  readonly weeks: readonly Week[];
}

export function BlockDetail({ block, weeks }: BlockDetailProps) {
  const { id, title, description, month, icon, status, progress, completedStages } = block;
  const isWaiting = status === 'upcoming' || status === 'locked';
  return (
    <>
      <Top>
        <HomeLink label={blockCopy.home} />
        <Banner {...blockTone(id)}>
          <BlockEmblem icon={icon} size={88} isDimmed={isWaiting} />
          <div>
            <Kicker>
              {programmeCopy.blockNumber(id)} · {programmeCopy.month(month)} · {programmeCopy.blockStatus[status]}
            </Kicker>
            <PageTitle tabIndex={-1}>{title}</PageTitle>
            <Description>{description}</Description>
            {isWaiting ? (
              <Waits>{blockCopy.waits[status]}</Waits>
            ) : (
              <Progress>
                <ProgressBar label={blockCopy.progress} value={progress} />
                <p>
                  {programmeCopy.stagesCompleted(completedStages)} · {programmeCopy.percent(progress)}
                </p>
              </Progress>
            )}
          </div>
          <Country place={Math.min(completedStages + 1, weeks.length)} />
        </Banner>
      </Top>
      <section aria-labelledby="block-stages" {...blockTone(id)}>
        <SectionTitle id="block-stages">{blockCopy.stages}</SectionTitle>
        <BlockStages weeks={weeks} isWaiting={isWaiting} />
      </section>
    </>
  );
}

const Top = styled.div`
  display: grid;
  gap: 8px;
`;

const Banner = styled.header`
  position: relative;
  z-index: 0;
  display: grid;
  overflow: hidden;
  gap: 20px;
  padding: 28px 24px;
  border-radius: var(--radius-sheet);
  background: var(--tone-surface);

  ${media.desktop} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 40px;
    padding: 48px;
  }
`;

/** Beside the words, where there is room. */
const Country = styled(PathScene)`
  display: none;

  @media (min-width: 1000px) {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: -1;
    display: block;
    width: 46%;
    height: auto;
    mask-image: linear-gradient(to right, transparent, #000 10%);
  }
`;

const Kicker = styled.p`
  margin-bottom: 6px;
  color: var(--tone-ink);
  font-weight: 600;
  font-size: 0.9375rem;
`;

const Description = styled.p`
  max-width: var(--measure);
  margin-top: 12px;
  text-wrap: pretty;
`;

const Progress = styled.div`
  display: grid;
  gap: 8px;
  max-width: 420px;
  margin-top: 20px;
  color: var(--tone-ink);
  font-size: 0.9375rem;

  [role='progressbar'] {
    background: var(--surface-raised);
  }
`;

const Waits = styled.p`
  margin-top: 16px;
  color: var(--tone-ink);
  font-size: 0.9375rem;
`;
