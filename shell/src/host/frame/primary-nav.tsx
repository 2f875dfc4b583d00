import type { RegistryEntry } from '@app/contract/registry';
import { NavIcon } from '@app/shared-ui/components/nav-icon';
import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { barOf, type BarPlace, segmentOf } from '../../remotes/navigation.ts';

/** The shell's own, after those of remotes. */
const profile: BarPlace = {
  to: '/profile',
  label: signedInCopy.primaryNav.profile,
  icon: 'M17 8a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM20 21a8 8 0 0 0-16 0',
  segments: ['profile', 'settings'],
  pages: [],
};

/** The primary navigation, one at every width: a bar within reach of the thumb on phones (DESIGN 10), a row in the header from there on. */
export function PrimaryNav({ remotes }: { readonly remotes: readonly Pick<RegistryEntry, 'routes' | 'nav'>[] }) {
  const { pathname } = useLocation();
  const segment = segmentOf(pathname);
  const page = `/${segment}`;
  /** The page seen last of each place, by the address that it opens otherwise. */
  const [lastSeen, setLastSeen] = useState<Readonly<Record<string, string>>>({});
  const places = [...barOf(remotes), profile];
  const here = places.find(({ pages }) => pages.includes(page));
  if (here && (lastSeen[here.to] ?? here.to) !== page) setLastSeen({ ...lastSeen, [here.to]: page });
  return (
    <Bar aria-label={signedInCopy.primaryNav.label}>
      {places.map(({ to, label, icon, segments }) => {
        const opened = lastSeen[to] ?? to;
        const current = pathname === opened ? 'page' : segments.includes(segment) || undefined;
        return (
          <Place key={to} to={opened} aria-current={current}>
            <NavIcon icon={icon} strokeWidth={2} />
            <span>{label}</span>
          </Place>
        );
      })}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  container-type: inline-size;
  padding: 6px 4px calc(6px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  box-shadow: 0 -1px 0 var(--line);

  ${media.desktop} {
    position: static;
    container-type: normal;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    padding: 0;
    background: none;
    box-shadow: none;
  }

  @media (min-width: 960px) {
    gap: 6px;
    margin-inline: auto;
  }
`;

const Place = styled(Link)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-height: 50px;
  border-radius: 14px;
  color: var(--ink-soft);
  /* Five words in one row: with larger text as large as they fit. */
  font-size: min(0.75rem, 3.85cqi);
  line-height: 1.2;
  text-decoration: none;

  &[aria-current] {
    color: var(--accent);
    font-weight: 600;
  }

  ${media.desktop} {
    min-height: 44px;
    padding: 8px 10px;
    border-radius: 999px;
    font-weight: 500;
    font-size: 1rem;
    transition: background-color 0.15s;

    svg {
      display: none;
    }

    @media (hover: hover) {
      &:hover {
        background: var(--surface-sunken);
        color: var(--ink);
      }
    }

    &[aria-current] {
      background: var(--accent-soft);
      color: var(--ink);
    }
  }

  @media (min-width: 960px) {
    padding: 8px 18px;
  }
`;
