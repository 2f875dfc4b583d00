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
import { useDateText } from './use-date-text.ts';
import { WideOnly } from './wide-only.tsx';

interface HomeBannerProps {
  /** `undefined` while loading: the greeting and the title are shown at once. */
  readonly home: Home | undefined;
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** Greets the user and begins with today. */
export const HomeBanner = memo(function HomeBanner({ home, onOpen }: HomeBannerProps) {
  const { user } = useSession();
  const date = useDateText();
  return (
    <Banner aria-busy={!home} {...(home ? blockTone(home.week.blockId) : {})}>
      {home ? <BannerArt done={home.week.completedActivities} total={home.week.totalActivities} /> : null}
      <Words>
        <Greeting>
          <p>{homeCopy.greeting(user.username)}</p>
          <p>{date}</p>
        </Greeting>
        <PageTitle tabIndex={-1}>{homeCopy.title}</PageTitle>
        {home ? <Lead home={home} /> : null}
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

function Lead({ home }: { readonly home: Home }) {
  const { user } = useSession();
  const { start, going, atLimit, complete } = homeCopy.leads;
  if (home.isJourneyComplete) return <p>{complete}</p>;
  const isAtLimit = todayOf(home, user.hasPremiumAccess).kind === 'limit';
  return <WideOnly as="p">{isAtLimit ? atLimit : home.completedActivities === 0 ? start : going}</WideOnly>;
}

function Ways({ home, onOpen }: HomeBannerProps & { readonly home: Home }) {
  return (
    <Links>
      <HowButton $variant="quiet" onClick={() => onOpen('how')}>
        {homeCopy.howButton}
      </HowButton>
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
  /* On a phone what follows, the feeling of the day, is in the first window. */
  margin-bottom: -12px;
  padding: 20px 20px 8px;
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
    margin-bottom: 0;
    /* Below the words the art has a band of its own. */
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

  /* The date above them ends with the card below. */
  > :not(:first-child) {
    max-width: 34rem;
  }

  @media (max-width: 767.98px) {
    h1 {
      font-size: min(1.5rem, 9vw);
    }
  }
`;

const Today = styled.div`
  position: relative;

  @media (min-width: 900px) {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

/** One line: who, and at the right which day it is. */
const Greeting = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: baseline;
  justify-content: space-between;
  color: var(--tone-ink, var(--ink-soft));
  font-weight: 600;

  /* A long name breaks. */
  > * {
    min-width: 0;
  }

  > :last-child {
    font-weight: 500;
    font-size: 0.9375rem;
  }
`;

const Links = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 4px;
  margin: -8px 0 0 -14px;

  ${media.desktop} {
    margin-top: 0;
  }

  @media (min-width: 900px) {
    padding-bottom: 80px;
  }
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
