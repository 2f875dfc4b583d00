import { ButtonLink } from '@app/shared-ui/components/button';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../copy/every-page.es.ts';
import { QuickExit } from './quick-exit/quick-exit.tsx';
import { HeaderBar, HomeLink, Tools } from './header-bar.tsx';
import { LegalLinks } from './legal-links.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

interface PublicLayoutProps {
  /** Offers the sign-in in the header; not on the sign-in page itself. */
  readonly offersLogin?: boolean;
  readonly children: ReactNode;
}

/** Layout of pages that need no session: logo, quick exit, sign-in link, privacy link. */
export function PublicLayout({ offersLogin = true, children }: PublicLayoutProps) {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Page data-public="">
      <SkipLink />
      <HeaderBar data-screen-only="">
        <HomeLink to="/" aria-label={copy.header.logo}>
          <Logo />
        </HomeLink>
        <Tools>
          <QuickExit />
          {offersLogin ? (
            <LoginLink to="/login" $variant="soft">
              {copy.publicPage.login}
            </LoginLink>
          ) : null}
        </Tools>
      </HeaderBar>
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Foot>
        <span>{copy.footer.copyright(year)}</span>
        <Link to="/privacy">{copy.publicPage.privacy}</Link>
        <LegalLinks />
      </Foot>
    </Page>
  );
}

/**
 * While there is nothing yet but a spinner, the footer waits below the fold, so that it need not jump away from the page that comes. (Said here:
 * a comment within a style is sent to the browser.)
 */
const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  main {
    outline: none;
  }

  main:not(:has(h1, [role='alert'])) {
    min-height: 100dvh;
  }
`;

const LoginLink = styled(ButtonLink)`
  min-height: 44px;
  padding: 8px 18px;
  white-space: nowrap;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 24px;
  width: 100%;
  max-width: var(--page-width);
  margin: 0 auto;
  padding: 12px var(--page-gutter) calc(16px + env(safe-area-inset-bottom));
  color: var(--ink-soft);
  font-size: 0.9375rem;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
`;
