import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '@app/shared-ui/components/page';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import type { HomeDialog } from './home-dialog.ts';
import type { Home } from './use-home.ts';

interface ProgressCardsProps {
  readonly home: Home;
  readonly blockTitle: string;
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** Block, stage and seals: the user's progress in three pictures (2§2.1). */
export const ProgressCards = memo(function ProgressCards({ home, blockTitle, onOpen }: ProgressCardsProps) {
  const { week, block, seals } = home;
  const unlocked = seals.filter((seal) => seal.status === 'unlocked').length;
  const nextSeal = seals.find((seal) => seal.id === week.id);
  return (
    <section aria-labelledby="home-progress" {...blockTone(week.blockId)}>
      <SectionTitle id="home-progress">{homeCopy.progress}</SectionTitle>
      <Cards>
        <ProgressCard
          title={homeCopy.blockCard.title}
          picture={
            <ProgressRing percent={(block.completedStages / block.totalStages) * 100}>
              {ringText(`${block.completedStages}/${block.totalStages}`)}
            </ProgressRing>
          }
          name={programmeCopy.block(block.sequentialNumber, block.blockTitle || blockTitle)}
          detail={programmeCopy.stagesCompleted(block.completedStages)}
        >
          <CardButton $variant="quiet" onClick={() => onOpen('block')}>
            {homeCopy.blockCard.info}
          </CardButton>
        </ProgressCard>
        <ProgressCard
          title={homeCopy.stageCard.title}
          picture={
            <ProgressRing percent={block.stageProgress}>
              {ringText(programmeCopy.percent(block.stageProgress))}
            </ProgressRing>
          }
          name={week.title}
          detail={
            <>
              {programmeCopy.stageOfFour(week.weekNumber)}
              <br />
              {programmeCopy.activitiesCompleted(week.completedActivities, week.totalActivities)}
            </>
          }
        >
          <CardLink to={`/block/${week.blockId}`} $variant="quiet">
            {homeCopy.blockInfo.stages}
          </CardLink>
        </ProgressCard>
        <ProgressCard
          title={homeCopy.sealsCard.title}
          picture={nextSeal ? <SealIllustration seal={nextSeal} size={96} isDecorative /> : null}
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
        </ProgressCard>
      </Cards>
    </section>
  );
});

interface ProgressCardProps {
  readonly title: string;
  readonly picture: ReactNode;
  readonly name: string;
  readonly detail: ReactNode;
  readonly children: ReactNode;
}

const ProgressCard = ({ title, picture, name, detail, children }: ProgressCardProps) => (
  <Sheet>
    <Top>
      {picture}
      <div>
        <Kicker>{title}</Kicker>
        <Name>{name}</Name>
        <Detail>{detail}</Detail>
      </div>
    </Top>
    <Buttons>{children}</Buttons>
  </Sheet>
);

const ringText = (text: string) => <RingText>{text}</RingText>;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 16px;

  /* Three in a row, or one: two and an orphan say that the third is less. */
  @media (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 12px;
  padding: 22px 20px 12px;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 18px;
  min-height: 96px;

  > :last-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

const Kicker = styled.h3`
  color: var(--tone-ink);
  font: 600 0.875rem / 1.5 var(--font-sans);
`;

const Name = styled.p`
  font: 500 1.25rem / 1.25 var(--font-serif);
  text-wrap: balance;
`;

const Detail = styled.p`
  margin-top: 4px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.45;
`;

const RingText = styled.span`
  font: 500 1.25rem / 1 var(--font-serif);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin: 0 -10px !important;
`;

const compact = `
  min-height: 44px;
  padding: 8px 12px;
  font-size: 0.9375rem;
`;

const CardButton = styled(Button)`
  ${compact}
`;

const CardLink = styled(ButtonLink)`
  ${compact}
`;
