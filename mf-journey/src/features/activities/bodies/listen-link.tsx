import type { BodyOfKind } from '@app/contract/bodies';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { activitiesCopy } from '../../../copy/activities.es.ts';

type Listen = BodyOfKind<'audio'>['listen'];

/** The provider's public playlist, or its search for the title where no playlist is known (D8). */
const listenAddress = ({ title, spotifyId }: Listen): string =>
  spotifyId
    ? `https://open.spotify.com/playlist/${spotifyId}`
    : `https://open.spotify.com/search/${encodeURIComponent(title)}`;

export function ListenLink({ listen }: { readonly listen: Listen }) {
  const { playlist, search, newTab } = activitiesCopy.audio;
  return (
    <Anchor href={listenAddress(listen)} target="_blank" rel="noopener noreferrer">
      <span>
        {listen.spotifyId ? playlist(listen.title) : search(listen.title)} <Quiet>{newTab}</Quiet>
      </span>
      <ExternalLink aria-hidden size={18} />
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 48px;
  padding: 10px 16px;
  border-radius: 14px;
  background: var(--tone-surface);
  color: var(--tone-ink);
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }

  svg {
    flex: none;
  }
`;

const Quiet = styled.span`
  font-weight: 400;
  font-size: 0.875rem;
`;
