import { ButtonLink } from '@app/shared-ui/components/button';
import { styled } from 'styled-components';
import { HeaderBar, Tools } from '../../ui/header-bar.tsx';
import { Logo } from '../../ui/logo.tsx';
import { QuickExit } from '../../ui/quick-exit/quick-exit.tsx';
import { landingCopy } from '../../copy/landing.es.ts';

/** Logo, quick exit, sign-in. */
export function TopBar() {
  return (
    <HeaderBar data-screen-only="">
      <Logo />
      <Tools>
        <QuickExit />
        <LoginLink to="/login" $variant="quiet">
          {landingCopy.topBar.login}
        </LoginLink>
      </Tools>
    </HeaderBar>
  );
}

const LoginLink = styled(ButtonLink)`
  min-height: 44px;
  padding: 8px 16px;
  margin-inline-end: -16px;
  white-space: nowrap;

  @media (max-width: 379px) {
    margin-inline-end: -8px;
    padding: 8px;
    font-size: 0.9375rem;
    white-space: normal;
  }
`;
