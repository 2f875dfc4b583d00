import type { RegistryEntry, RemoteOverride } from '@app/contract/registry';
import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { type Location, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { overrideBadgeCopy as copy } from '../../copy/override-badge.es.ts';
import { isOverridden } from './is-overridden.ts';

interface OverrideBadgeProps {
  readonly overrides: readonly RemoteOverride[];
  readonly remotes: readonly RegistryEntry[];
  /** Navigates with a full load. */
  readonly onOpen?: (address: string) => void;
}

/** Lists, on every page, the remotes that are overridden by a developer's build or another version, and removes the overrides (D34). */
export function OverrideBadge({ overrides, remotes, onOpen = openAnew }: OverrideBadgeProps) {
  const location = useLocation();
  const stateOf = ({ name, manifest }: RemoteOverride) => {
    const found = remotes.find((remote) => remote.name === name && isOverridden(remote));
    const { host, origin } = new URL(manifest);
    if (origin === window.location.origin) return found ? copy.tried(found.version) : copy.gone;
    return (found ? copy.from : copy.silent)(host);
  };
  return (
    <Badge aria-label={copy.label}>
      <ul>
        {overrides.map((override) => (
          <li key={override.name}>
            <strong>{override.name}</strong> {stateOf(override)}
          </li>
        ))}
      </ul>
      <Button $variant="soft" onClick={() => onOpen(addressWithout(overrides, location))}>
        {copy.reset}
      </Button>
    </Badge>
  );
}

const openAnew = (address: string): void => window.location.assign(address);

/** The same page without these overrides: the query tells the server, which stores them, to forget them. */
function addressWithout(overrides: readonly RemoteOverride[], { pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  for (const { name } of overrides) query.set(`mf:${name}`, '');
  return `${pathname}?${query}`;
}

const Badge = styled.aside`
  position: fixed;
  /* Above the bar of places. */
  inset: auto 16px calc(76px + env(safe-area-inset-bottom));
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 20px;
  width: fit-content;
  padding: 8px 8px 8px 20px;
  border-radius: 28px;
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  color: var(--ink);
  font-size: 0.9375rem;
  line-height: 1.45;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${media.desktop} {
    bottom: 16px;
  }
`;
