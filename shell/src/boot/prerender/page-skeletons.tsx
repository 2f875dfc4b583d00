import { CardHeading, HeadingCard } from '@app/shared-ui/components/card-heading';
import { Lead, Page, PageHead, PageTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { media } from '@app/shared-ui/theme/media';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { HeaderBar } from '../../ui/header-bar.tsx';
import { linkRoutes } from '../../host/link-routes.tsx';
import { HomeMark } from '../../ui/home-mark.tsx';
import { styledMarkup } from './styled-markup.tsx';

/**
 * Skeletons of signed-in pages, before any script: the frame of every page, the heading given by its remote (the server fills in
 * `%TITLE%`, `%LEAD%` and `%HEADING%`), and a note that the rest is loading.
 */
interface PageSkeletons {
  /** For a page of which nothing else is known. */
  readonly bare: string;
  /** By the kind of heading. */
  readonly page: string;
  readonly card: string;
  readonly banner: string;
  /** Paths without a skeleton: a page behind the link of a mail has another layout. */
  readonly without: readonly string[];
}

export const pageSkeletons = (): PageSkeletons => ({
  bare: styledMarkup(<Frame />),
  page: styledMarkup(
    <Frame>
      <PageHead>
        <PageTitle>%TITLE%</PageTitle>
        <Lead>%LEAD%</Lead>
      </PageHead>
    </Frame>,
  ),
  card: styledMarkup(
    <Frame>
      <CardHeading title="%TITLE%" lead="%LEAD%" />
    </Frame>,
  ),
  banner: styledMarkup(
    <Frame isHome>
      <Banner>
        <GreetingPlace />
        <PageTitle>%TITLE%</PageTitle>
      </Banner>
    </Frame>,
  ),
  without: linkRoutes.flatMap(({ path }) => path ?? []),
});

/** Nothing in it can be pressed: it would navigate away from the page that is loading. */
const Frame = ({ isHome = false, children }: { readonly isHome?: boolean; readonly children?: ReactNode }) => (
  <div className="first-paint">
    <HeaderBar>
      <HomeMark back={isHome ? undefined : signedInCopy.backHome} />
    </HeaderBar>
    <main>
      {children ? [MARK, <Still key="heading">{children}</Still>, MARK] : null}
      {isHome ? null : <PageSpinner />}
    </main>
  </div>
);

/** Delimits the heading, so that the service worker can remove it; the server makes a comment of it, which React cannot write. */
const MARK = '%HEADING%';

/** The skeleton is painted first and must not fade in. */
const Still = styled(Page)`
  padding-bottom: 0;
  animation: none;
`;

/** Space for the user's name. */
const GreetingPlace = styled.div`
  height: 1.6em;
`;

/** As the banner of home in mf-journey: its title must not move when that replaces it. */
const Banner = styled(HeadingCard)`
  gap: 8px;
  min-height: calc(100dvh - 96px);
  padding: 20px 20px 8px;

  h1 {
    max-width: 34rem;
  }

  @media (max-width: 767.98px) {
    h1 {
      font-size: min(1.5rem, 9vw);
    }
  }

  ${media.desktop} {
    padding: 36px 36px 96px;
  }

  @media (min-width: 900px) {
    padding: 52px 44px 52px 56px;
  }
`;
