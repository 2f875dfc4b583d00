import { ButtonLink } from '@app/shared-ui/components/button';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../../copy/every-page.es.ts';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { QuickExit } from '../../ui/quick-exit/quick-exit.tsx';
import { HeaderBar, HomeLink, Tools } from '../../ui/header-bar.tsx';
import { LateProfileMenu } from './late-profile-menu.tsx';
import { Logo } from '../../ui/logo.tsx';

/** Signed in (1§2): logo, 'Volver al inicio' everywhere but home, quick exit, profile menu. */
export function Header() {
  const isHome = useLocation().pathname === '/';
  return (
    <HeaderBar>
      <HomeLink to="/" aria-label={copy.header.logo}>
        <Logo isCompact={!isHome} />
      </HomeLink>
      <Tools>
        {isHome ? null : (
          <BackHome to="/" $variant="quiet">
            <ArrowLeft aria-hidden size={18} />
            <span>{signedInCopy.backHome}</span>
          </BackHome>
        )}
        <QuickExit />
        <LateProfileMenu />
      </Tools>
    </HeaderBar>
  );
}

const BackHome = styled(ButtonLink)`
  min-height: 44px;
  padding: 8px 12px;
  font-size: 0.9375rem;
  white-space: nowrap;

  @media (max-width: 479px) {
    padding: 8px;
    font-size: 0.875rem;
  }
`;
