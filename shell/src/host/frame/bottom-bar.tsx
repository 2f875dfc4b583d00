import { media } from '@app/shared-ui/theme/media';
import { BookOpen, CalendarHeart, House, Library, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';

const places = [
  { to: '/', label: signedInCopy.bottomBar.home, Icon: House },
  { to: '/journaling', label: signedInCopy.bottomBar.journal, Icon: BookOpen },
  { to: '/calendario', label: signedInCopy.bottomBar.calendar, Icon: CalendarHeart },
  { to: '/books', label: signedInCopy.bottomBar.resources, Icon: Library },
  { to: '/profile', label: signedInCopy.bottomBar.profile, Icon: UserRound },
];

/** Navigation of phones, within reach of the thumb (DESIGN 10). */
export function BottomBar() {
  return (
    <Bar aria-label={signedInCopy.bottomBar.label}>
      {places.map(({ to, label, Icon }) => (
        <Place key={to} to={to} end={to === '/'}>
          <Icon aria-hidden size={22} />
          {label}
        </Place>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding: 6px 4px calc(6px + env(safe-area-inset-bottom));
  background: color-mix(in oklch, var(--surface-raised), transparent 6%);
  box-shadow: 0 -1px 0 var(--line);
  backdrop-filter: blur(12px);

  ${media.desktop} {
    display: none;
  }
`;

const Place = styled(NavLink)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 50px;
  border-radius: 14px;
  color: var(--ink-soft);
  font-size: 0.75rem;
  line-height: 1.2;
  text-decoration: none;

  &.active {
    color: var(--accent);
    font-weight: 600;
  }
`;
