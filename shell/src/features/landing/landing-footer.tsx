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

/** The operator and the ways on, the emergency numbers, and below them what the law asks for. */
export function LandingFooter() {
  return (
    <Place>
      <Inner>
        <VisuallyHidden as="h2">{footer.title}</VisuallyHidden>
        <Columns>
          <div>
            <Logo />
            <Tagline>{operator.tagline}</Tagline>
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
          </div>
          <FooterNumbers />
        </Columns>
        <Last>
          <LegalLinks />
          <p>{footer.copyright}</p>
        </Last>
      </Inner>
    </Place>
  );
}

const Place = styled.footer`
  padding: 48px 0 calc(28px + env(safe-area-inset-bottom));
  background: var(--surface-sunken);
`;

const Inner = styled.div`
  ${inner}
  position: relative;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 72px;
  }
`;

const Tagline = styled.p`
  margin: 10px 0 14px;
  color: var(--ink-soft);
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;
  align-items: center;
  justify-content: space-between;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
