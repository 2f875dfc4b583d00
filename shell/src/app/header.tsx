import { ButtonLink } from '@app/shared-ui/components/button';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../copy/es.ts';
import { whenQuiet } from '../loading/when-quiet.ts';
import { signedInCopy } from '../copy/signed-in-es.ts';
import { QuickExit } from '../exit/quick-exit.tsx';
import { HeaderBar, HomeLink, Tools } from './header-bar.tsx';
import { Logo } from './logo.tsx';

const { Part: ProfileMenu } = lazyPart(() => import('./profile-menu.tsx').then((module) => module.ProfileMenu));

/** Signed in (1§2): logo, 'Volver al inicio' everywhere but home, quick exit, profile menu. */
export function Header() {
  const isHome = useLocation().pathname === '/';
  const queryClient = useQueryClient();
  const [isQuiet, setIsQuiet] = useState(false);
  // After the page has been shown: what only opens something else is not worth waiting for.
  useEffect(() => void whenQuiet(window, queryClient).then(() => setIsQuiet(true)), [queryClient]);
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
        {isQuiet ? <ProfileMenu fallback={<MenuPlace />} /> : <MenuPlace />}
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

const MenuPlace = styled.span`
  width: 44px;
  height: 44px;
`;
