import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useSession } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { PageTitle } from '@app/shared-ui/components/page';
import { homeCopy } from '../../copy/home.es.ts';
import { BannerArt } from './banner-art.tsx';
import type { HomeDialog } from './home-dialog.ts';
import { todayOf } from './today.ts';
import { TodayCard } from './today-card.tsx';
import type { Home } from './use-home.ts';

interface HomeBannerProps {
  /** `undefined` while loading: the greeting and the title are shown at once. */
  readonly home: Home | undefined;
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** Greets the user and begins with today. */
export const HomeBanner = memo(function HomeBanner({ home, onOpen }: HomeBannerProps) {
  const { user } = useSession();
  return (
    <Banner aria-busy={!home} {...(home ? blockTone(home.week.blockId) : {})}>
      {home ? <BannerArt /> : null}
      <Words>
        <Greeting>{homeCopy.greeting(user.username)}</Greeting>
        <PageTitle tabIndex={-1}>{homeCopy.title}</PageTitle>
        {home ? <p>{leadOf(home, user.hasPremiumAccess)}</p> : null}
      </Words>
      {home ? (
        <>
          <Today>
            <TodayCard home={home} />
          </Today>
          <Ways home={home} onOpen={onOpen} />
        </>
      ) : null}
    </Banner>
  );
});

function leadOf(home: Home, hasPremiumAccess: boolean): string {
  const { completedActivities, isJourneyComplete } = home;
  if (isJourneyComplete) return homeCopy.leads.complete;
  if (todayOf(home, hasPremiumAccess).kind === 'limit') return homeCopy.leads.atLimit;
  return completedActivities === 0 ? homeCopy.leads.start : homeCopy.leads.going;
}

function Ways({ home, onOpen }: HomeBannerProps & { readonly home: Home }) {
  return (
    <Links>
      <HowButton $variant="quiet" onClick={() => onOpen('how')}>
        {homeCopy.howButton}
      </HowButton>
      {home.completedStages > 0 ? (
        <Way to="/block/1/etapas-completadas" $variant="quiet">
          {homeCopy.completedStages}
        </Way>
      ) : null}
      {home.isJourneyComplete ? (
        <Way to="/etapas-completadas" $variant="quiet">
          {homeCopy.closing}
        </Way>
      ) : null}
    </Links>
  );
}

const Banner = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  overflow: hidden;
  /* On a phone what follows, the feeling of the day, begins in the first window. */
  padding: 20px 20px 52px;
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
    padding: 36px 36px 96px;
  }

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    grid-template-rows: auto 1fr;
    gap: 20px 48px;
    min-height: 400px;
    padding: 52px 44px 52px 56px;
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
  max-width: 34rem;
`;

const Today = styled.div`
  position: relative;

  @media (min-width: 900px) {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

const Greeting = styled.p`
  color: var(--tone-ink, var(--ink-soft));
  font-weight: 600;
`;

const Links = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 4px;
  margin-left: -14px;
`;

const way = css`
  min-height: 44px;
  padding: 8px 14px;
  color: var(--tone-ink);
  font-size: 0.9375rem;
  text-align: left;
  text-decoration: underline;
  text-decoration-color: var(--tone-line);
  text-underline-offset: 0.25em;

  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: var(--surface-raised);
    }
  }
`;

const HowButton = styled(Button)`
  ${way}
`;

const Way = styled(ButtonLink)`
  ${way}
`;
