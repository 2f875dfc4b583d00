import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { operator } from '@app/contract/operator';
import { media } from '@app/shared-ui/theme/media';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Logo } from '../../ui/logo.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { FootLinks } from './foot-links.ts';
import { FooterNumbers } from './footer-numbers.tsx';
import { inner } from './section.tsx';

const { footer } = landingCopy;

/** The operator, the two other public pages, and the emergency numbers. */
export function LandingFooter() {
  return (
    <Place>
      <Inner>
        <VisuallyHidden as="h2">{footer.title}</VisuallyHidden>
        <div>
          <Logo />
          <Tagline>{operator.tagline}</Tagline>
        </div>
        <nav aria-label={footer.links}>
          <FootLinks>
            <li>
              <Link to="/privacy">{footer.privacy}</Link>
            </li>
            <li>
              <Link to="/login">{footer.login}</Link>
            </li>
          </FootLinks>
        </nav>
        <FooterNumbers />
        <LegalLinks />
        <Copyright>{footer.copyright}</Copyright>
      </Inner>
    </Place>
  );
}

const Place = styled.footer`
  padding: 40px 0 calc(32px + env(safe-area-inset-bottom));
  background: var(--surface-sunken);
`;

const Inner = styled.div`
  ${inner}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 28px 48px;
    align-items: end;
  }
`;

const Tagline = styled.p`
  margin-top: 6px;
  color: var(--ink-soft);
`;

const Copyright = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;

  ${media.desktop} {
    order: 4;
    justify-self: end;
    line-height: 44px;
  }
`;
