import { media } from '@app/shared-ui/theme/media';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { signedInCopy } from '../../copy/signed-in.es.ts';
import { currencyOf, places, resources } from './places.ts';

/** The primary navigation, one at every width: a bar within reach of the thumb on phones (DESIGN 10), a row in the header from there on.
 * Of the resources it opens the part that was seen last. */
export function PrimaryNav() {
  const { pathname } = useLocation();
  const part = `/${pathname.split('/')[1] ?? ''}`;
  const [lastPart, setLastPart] = useState(resources.to);
  if (part !== lastPart && resources.segments.includes(part.slice(1))) setLastPart(part);
  return (
    <Bar aria-label={signedInCopy.primaryNav.label}>
      {places.map(({ Icon, ...place }) => {
        const to = place.to === resources.to ? lastPart : place.to;
        return (
          // Named also where its word has no room.
          <Place key={place.to} to={to} aria-label={place.label} aria-current={currencyOf({ ...place, to }, pathname)}>
            <Icon aria-hidden size={22} />
            <span>{place.label}</span>
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
  font-size: 0.75rem;
  line-height: 1.2;
  text-decoration: none;

  &[aria-current] {
    color: var(--accent);
    font-weight: 600;
  }

  /* With text of twice the size five words have no room in one row: the signs alone, as large as it. */
  @container (max-width: 18.5rem) {
    span {
      display: none;
    }

    svg {
      width: max(22px, 1.25rem);
      height: max(22px, 1.25rem);
    }
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
