import { BackPlace, CardHeading, HeadingCard } from '@app/shared-ui/components/card-heading';
import { Lead, Page, PageHead, PageTitle } from '@app/shared-ui/components/page';
import { media } from '@app/shared-ui/theme/media';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HeaderBar } from '../app/header-bar.tsx';
import { linkRoutes } from '../app/link-routes.tsx';
import { Logo } from '../app/logo.tsx';
import { PageSpinner } from '../app/page-spinner.tsx';
import { styledMarkup } from './styled-markup.tsx';

/**
 * What a signed-in woman's page shows before her own code has come: the frame of every page, the heading that its remote has given for
 * it (`%TITLE%`, `%LEAD%` and `%HEADING%` are the server's to fill in), and that the rest is on its way.
 */
interface FirstPaints {
  /** Where nothing is known but that a page comes. */
  readonly bare: string;
  /** By the form of a heading. */
  readonly page: string;
  readonly card: string;
  readonly banner: string;
  /** Paths that have no frame: what stands behind the link of a mail is its own page. */
  readonly without: readonly string[];
}

export const firstPaints = (): FirstPaints => ({
  bare: styledMarkup(<Frame />),
  page: styledMarkup(
    <Frame>
      <PageHead>
        <BackPlace />
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

/** Nothing in it can be pressed: it would lead away from the page that is being made. */
const Frame = ({ isHome = false, children }: { readonly isHome?: boolean; readonly children?: ReactNode }) => (
  <div className="first-paint">
    <HeaderBar>
      <Logo isCompact={!isHome} />
    </HeaderBar>
    <main>
      {children ? [MARK, <Still key="heading">{children}</Still>, MARK] : null}
      {isHome ? null : <PageSpinner />}
    </main>
  </div>
);

/** Around the heading, for who keeps a page and has to take it out again: the server makes a comment of it, which React cannot write. */
const MARK = '%HEADING%';

/** A page that is there already need not arrive. */
const Still = styled(Page)`
  padding-bottom: 0;
  animation: none;
`;

/** Room for her name. */
const GreetingPlace = styled.div`
  height: 1.6em;
`;

const Banner = styled(HeadingCard)`
  gap: 14px;
  min-height: calc(100dvh - 96px);

  h1 {
    max-width: 34rem;
  }

  ${media.desktop} {
    padding: 56px 56px 72px;
  }
`;
