import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '@app/shared-ui/components/page';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import type { HomeDialog } from './home-dialog.ts';
import type { Home } from './use-home.ts';

/** Width and height of ring and seal, in pixels. */
const PICTURE = 64;

interface ProgressCardsProps {
  readonly home: Home;
  readonly blockTitle: string;
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** Block, stage and seals: the user's progress in three figures, on one card (2§2.1). */
export const ProgressCards = memo(function ProgressCards({ home, blockTitle, onOpen }: ProgressCardsProps) {
  const { week, block, seals } = home;
  const unlocked = seals.filter((seal) => seal.status === 'unlocked').length;
  const nextSeal = seals.find((seal) => seal.id === week.id);
  return (
    <section aria-labelledby="home-progress" {...blockTone(week.blockId)}>
      <SectionTitle id="home-progress">{homeCopy.progress}</SectionTitle>
      <Sheet>
        <Figures>
          <Figure
            title={homeCopy.blockCard.title}
            picture={
              <ProgressRing percent={(block.completedStages / block.totalStages) * 100} size={PICTURE}>
                <RingText>{`${block.completedStages}/${block.totalStages}`}</RingText>
              </ProgressRing>
            }
            name={programmeCopy.block(block.sequentialNumber, block.blockTitle || blockTitle)}
            detail={programmeCopy.stagesCompleted(block.completedStages)}
          >
            <CardButton $variant="quiet" onClick={() => onOpen('block')}>
              {homeCopy.blockCard.info}
            </CardButton>
          </Figure>
          <Figure
            title={homeCopy.stageCard.title}
            picture={
              <ProgressRing percent={block.stageProgress} size={PICTURE}>
                <RingText>{programmeCopy.percent(block.stageProgress)}</RingText>
              </ProgressRing>
            }
            name={week.title}
            detail={`${programmeCopy.stageOfFour(week.weekNumber)} · ${programmeCopy.activitiesCompleted(week.completedActivities, week.totalActivities)}`}
          >
            <CardLink to={`/block/${week.blockId}`} $variant="quiet">
              {homeCopy.blockInfo.stages}
            </CardLink>
          </Figure>
          <Figure
            title={homeCopy.sealsCard.title}
            picture={nextSeal ? <SealIllustration seal={nextSeal} size={PICTURE} isDecorative /> : null}
            name={homeCopy.sealsCard.count(unlocked)}
            detail={
              home.isJourneyComplete
                ? homeCopy.sealsCard.allOpen
                : nextSeal
                  ? homeCopy.sealsCard.next(nextSeal.title)
                  : homeCopy.sealsCard.none
            }
          >
            <CardButton $variant="quiet" onClick={() => onOpen('seals')}>
              {homeCopy.sealsCard.info}
            </CardButton>
            <CardButton $variant="quiet" onClick={() => onOpen('allSeals')}>
              {homeCopy.sealsCard.all}
            </CardButton>
          </Figure>
        </Figures>
      </Sheet>
    </section>
  );
});

interface FigureProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly detail: ReactNode;
  /** What there is to press. */
  readonly children: ReactNode;
}

const Figure = ({ title, picture, name, detail, children }: FigureProps) => (
  <Place>
    {picture}
    <div>
      <Kicker>{title}</Kicker>
      <Name>{name}</Name>
      <Detail>{detail}</Detail>
    </div>
    <Buttons>{children}</Buttons>
  </Place>
);

const Sheet = styled(Card)`
  container-type: inline-size;
  margin-top: 16px;
  padding: 18px 16px 8px;

  ${media.desktop} {
    padding: 22px 24px 12px;
  }
`;

/** Three in a row, or one: two and an orphan say that the third is less. */
const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px 20px;

  @container (min-width: 42rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The picture beside its words. */
const Place = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: ${PICTURE}px minmax(0, 1fr);
  column-gap: 16px;
  overflow-wrap: anywhere;

  /* Words and buttons, also where there is no picture. */
  > :nth-last-child(-n + 2) {
    grid-column: 2;
  }
`;

const Kicker = styled.h3`
  color: var(--tone-ink);
  font: 600 0.875rem / 1.5 var(--font-sans);
`;

const Name = styled.p`
  font: 500 1.125rem / 1.25 var(--font-serif);
`;

const Detail = styled.p`
  margin-top: 2px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.4;
`;

/** The ring does not grow with the text. */
const RingText = styled.span`
  font: 500 min(1.0625rem, 20px) / 1 var(--font-serif);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-content: start;
  margin: 0 -6px;
`;

/** On the line of the words above it. */
const compact = `
  justify-content: start;
  min-height: 44px;
  padding: 6px;
  font-size: 0.875rem;
  text-align: start;
`;

const CardButton = styled(Button)`
  ${compact}
`;

const CardLink = styled(ButtonLink)`
  ${compact}
`;
