import { ButtonLink } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { copy } from '../copy/es.ts';
import { QuickExit } from '../exit/quick-exit.tsx';
import { Logo } from './logo.tsx';

const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((module) => ({ default: module.ProfileMenu })));

/** Signed in (1§2): logo, 'Volver al inicio' everywhere but home, quick exit, profile menu. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <Bar>
      <HomeLink to="/" aria-label={copy.header.logo}>
        <Logo />
      </HomeLink>
      <Tools>
        {pathname === '/' ? null : (
          <BackHome to="/" $variant="quiet">
            <ArrowLeft aria-hidden size={18} />
            <span>{copy.header.backHome}</span>
          </BackHome>
        )}
        <QuickExit />
        <Suspense fallback={<MenuPlace />}>
          <ProfileMenu />
        </Suspense>
      </Tools>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  max-width: var(--page-width);
  min-height: 64px;
  margin: 0 auto;
  padding: 8px var(--page-gutter);
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  text-decoration: none;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  ${media.desktop} {
    gap: 8px;
  }
`;

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
