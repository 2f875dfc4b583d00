import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useSession } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from '@app/shared-ui/components/page';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import { BannerArt } from './banner-art.tsx';
import type { HomeDialog } from './home-dialog.ts';
import type { Home } from './use-home.ts';

interface HomeBannerProps {
  /** `undefined` while loading: the greeting and the title are shown at once. */
  readonly home: Home | undefined;
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** Greets the user and offers the one next step. */
export const HomeBanner = memo(function HomeBanner({ home, onOpen }: HomeBannerProps) {
  const { user } = useSession();
  return (
    <Banner aria-busy={!home} {...(home ? blockTone(home.week.blockId) : {})}>
      {home ? <BannerArt /> : null}
      <Words>
        <Greeting>{homeCopy.greeting(user.username)}</Greeting>
        <PageTitle tabIndex={-1}>{homeCopy.title}</PageTitle>
        {home ? <NextStep home={home} onOpen={onOpen} /> : null}
      </Words>
    </Banner>
  );
});

function NextStep({ home, onOpen }: HomeBannerProps & { readonly home: Home }) {
  const { week, completedActivities, completedStages, isJourneyComplete } = home;
  const isNew = completedActivities === 0;
  const lead = isJourneyComplete ? homeCopy.leads.complete : isNew ? homeCopy.leads.start : homeCopy.leads.going;
  return (
    <>
      <p>{lead}</p>
      <Actions>
        <MainLink to={`/block/${week.blockId}/etapa/${week.id}`}>
          {isNew ? homeCopy.start : homeCopy.continue}
          <ArrowRight aria-hidden size={18} />
        </MainLink>
        <HowButton $variant="quiet" onClick={() => onOpen('how')}>
          {homeCopy.howButton}
        </HowButton>
      </Actions>
      <NextStop>{homeCopy.nextStop(programmeCopy.stageOfFour(week.weekNumber), week.title)}</NextStop>
      {completedStages > 0 ? (
        <Histories>
          <QuietLink to="/block/1/etapas-completadas" $variant="quiet">
            {homeCopy.completedStages}
          </QuietLink>
          {isJourneyComplete ? (
            <QuietLink to="/etapas-completadas" $variant="quiet">
              {homeCopy.closing}
            </QuietLink>
          ) : null}
        </Histories>
      ) : null}
    </>
  );
}

const Banner = styled.section`
  position: relative;
  display: grid;
  align-items: start;
  overflow: hidden;
  padding: 28px 24px 148px;
  border-radius: var(--radius-sheet);
  background: var(--tone-surface, var(--surface-sunken));
  color: var(--ink);
  transition: background-color 0.3s ease-out;

  /* What comes below it is below the fold until it is known how tall this is, and so does not jump. */
  &[aria-busy='true'] {
    min-height: calc(100dvh - 96px);
  }

  ${media.reducedMotion} {
    transition: none;
  }

  ${media.desktop} {
    min-height: 420px;
    padding: 56px 56px 72px;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: 14px;
  align-content: start;
  max-width: 34rem;
`;

const Greeting = styled.p`
  color: var(--tone-ink, var(--ink-soft));
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-top: 10px;
`;

const MainLink = styled(ButtonLink)`
  @media (max-width: 479px) {
    width: 100%;
  }
`;

const HowButton = styled(Button)`
  color: var(--tone-ink);

  &:hover:not(:disabled) {
    background: var(--surface-raised);
  }

  @media (max-width: 479px) {
    width: 100%;
  }
`;

const NextStop = styled.p`
  color: var(--tone-ink);
  font-size: 0.9375rem;
`;

const Histories = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 0 0 0 -14px;
`;

const QuietLink = styled(ButtonLink)`
  padding: 10px 14px;
  color: var(--tone-ink);
  font-size: 0.9375rem;
  text-decoration: underline;
  text-underline-offset: 0.25em;

  &:hover:not(:disabled) {
    background: var(--surface-raised);
  }
`;
