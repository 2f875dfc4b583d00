import { useHost, useSession } from '@app/shared-ui/host';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../sync/notices/sign-out-provider.tsx';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { initialOf, menuFace } from './menu-face.ts';

const own = [
  { to: '/profile', label: signedInCopy.menu.profile },
  { to: '/journaling', label: signedInCopy.menu.journal },
  { to: '/seals', label: signedInCopy.menu.seals },
];
const rest = [
  { to: '/admin', label: signedInCopy.menu.admin, adminOnly: true },
  { to: '/settings', label: signedInCopy.menu.settings },
  { to: '/help', label: signedInCopy.menu.help },
];

interface ProfileMenuProps {
  readonly isOpenAtFirst?: boolean;
  /** It takes the place of a button that had the focus. */
  readonly isFocusedAtFirst?: boolean;
}

/** The profile menu (1§2), with the settings and the entries of remotes; 'Panel Admin' is shown to administrators only, also to one who has a step to go before it (V-12). */
export function ProfileMenu({ isOpenAtFirst = false, isFocusedAtFirst = false }: ProfileMenuProps) {
  const { user } = useSession();
  const host = useHost();
  const isAdministrator = user.role === 'admin' || user.needsSecondFactor;
  const signOut = useSignOut();
  return (
    <Menu.Root modal={false} defaultOpen={isOpenAtFirst}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it keeps the focus that its place had */}
      <Trigger aria-label={signedInCopy.menu.open} autoFocus={isFocusedAtFirst}>
        {initialOf(user)}
      </Trigger>
      {/* No portal: within the header it stays in a landmark. */}
      <Content align="end" sideOffset={8}>
        {[...own, ...host.navigation(), ...rest.filter((item) => !item.adminOnly || isAdministrator)].map((item) => (
          <Item key={item.to} asChild>
            <Link to={item.to}>{item.label}</Link>
          </Item>
        ))}
        <Separator />
        <Item onSelect={() => void signOut()}>{signedInCopy.menu.signOut}</Item>
      </Content>
    </Menu.Root>
  );
}

const Trigger = styled(Menu.Trigger)`
  ${menuFace}
`;

const Content = styled(Menu.Content)`
  z-index: 30;
  min-width: 220px;
  max-width: min(320px, calc(100vw - 24px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: 8px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-overlay);
`;

const Item = styled(Menu.Item)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: 12px;
  color: var(--ink);
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-highlighted] {
    background: var(--accent-soft);
  }

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Separator = styled(Menu.Separator)`
  height: 1px;
  margin: 6px 12px;
  background: var(--line);
`;
