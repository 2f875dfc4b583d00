import { operator } from '@app/contract/operator';
import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../../copy/every-page.es.ts';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Logo } from '../../ui/logo.tsx';

/** Signed in (1§2): logo, tagline, links and the current year. */
export function Footer() {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Place data-screen-only="">
      <Inner>
        <div>
          <Logo />
          <Tagline>{operator.tagline}</Tagline>
        </div>
        <nav aria-label={signedInCopy.footer.label}>
          <Links>
            <li>
              <Link to="/help">{signedInCopy.footer.help}</Link>
            </li>
            <li>
              <Link to="/help">{signedInCopy.footer.contact}</Link>
            </li>
            <li>
              <Link to="/privacy">{signedInCopy.footer.privacy}</Link>
            </li>
          </Links>
        </nav>
        <Copyright>{copy.footer.copyright(year)}</Copyright>
        <LegalLinks />
      </Inner>
    </Place>
  );
}

const Place = styled.footer`
  /* The space above it is the page's. The bar of a phone is 62 px high. */
  padding: 20px 0 calc(76px + env(safe-area-inset-bottom));
  background: var(--surface-sunken);

  ${media.desktop} {
    padding: 32px 0;
  }
`;

const Inner = styled.div`
  display: grid;
  gap: 4px;
  max-width: var(--page-width);
  margin: 0 auto;
  padding: 0 var(--page-gutter);

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    gap: 20px;
    align-items: last baseline;
  }
`;

const Tagline = styled.p`
  margin-top: 6px;
  color: var(--ink-soft);
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
  }
`;

const Copyright = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
