import type { PlaylistCard as Playlist } from '@app/contract/library';
import { Button } from '@app/shared-ui/components/button';
import { Chip } from '@app/shared-ui/components/chip';
import { outOfSight, VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { ExternalLink, Lock } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useCardFacts } from '../../components/card-facts.tsx';
import { LockBadge } from '../../components/lock-badge.tsx';
import { lockLabel } from '../../components/lock-label.ts';
import { SaveIconButton } from '../../components/save-icon-button.tsx';
import { libraryCopy } from '../../copy/library.es.ts';
import { playlistsCopy } from '../../copy/playlists.es.ts';
import { Cover } from '../../cover/cover.tsx';
import { playlistAddress } from './playlist-address.ts';

const { lock } = libraryCopy;
/** Whose selection goes without saying: the button names it. */
const PROVIDER = 'Spotify';

const LockedPlaylistDialog = lazy(() =>
  import('./locked-playlist-dialog.tsx').then((module) => ({ default: module.LockedPlaylistDialog })),
);

export const PlaylistCard = memo(function PlaylistCard({ item }: { readonly item: Playlist }) {
  const { hasPremiumAccess } = useCardFacts();
  const { id, title, description, mood, curator, coverColor, tracksCount, duration, isLocked } = item;
  const facts = [
    ...(curator === PROVIDER ? [] : [playlistsCopy.curator(curator)]),
    ...(tracksCount === undefined ? [] : [playlistsCopy.tracks(tracksCount)]),
    ...(duration === undefined ? [] : [playlistsCopy.minutes(duration)]),
  ];
  return (
    <Card>
      <CoverPlace>
        <Cover kind="playlist" id={id} color={coverColor} title={mood} isBlurred={isLocked} />
        {isLocked ? <LockBadge label={lockLabel(item, 'block', hasPremiumAccess)} /> : null}
      </CoverPlace>
      <Head>
        <h2>{title}</h2>
        <SaveIconButton kind="playlist" id={id} title={title} />
      </Head>
      <Mood>
        <Chip>{mood}</Chip>
      </Mood>
      {facts.length > 0 ? <Facts>{facts.join(' · ')}</Facts> : null}
      <Description>{description}</Description>
      {isLocked ? <LockedAction playlist={item} /> : <Listen playlist={item} />}
    </Card>
  );
});

function Listen({ playlist }: { readonly playlist: Playlist }) {
  return (
    <Outside href={playlistAddress(playlist)} target="_blank" rel="noopener noreferrer">
      {playlist.spotifyId ? playlistsCopy.listen : playlistsCopy.searchOutside}
      <VisuallyHidden> {playlistsCopy.newTab}</VisuallyHidden>
      <ExternalLink aria-hidden size={16} />
    </Outside>
  );
}

/** At the free limit the offer, before it what there is to know (D7): a playlist has no page of its own. */
function LockedAction({ playlist }: { readonly playlist: Playlist }) {
  const { isAtFreeLimit, openUpgrade } = useCardFacts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <WholeCard $variant="soft" onClick={isAtFreeLimit ? openUpgrade : () => setIsOpen(true)}>
        <Lock aria-hidden size={16} />
        {isAtFreeLimit ? lock.upgrade : lock.see}
      </WholeCard>
      {isOpen ? (
        <Suspense>
          <LockedPlaylistDialog playlist={playlist} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** On a phone the cover stands beside the name: a card as high as the window would hide how many there are. */
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 8px 16px;
  height: 100%;
  padding: 18px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h2 {
    font-size: 1.1875rem;
  }

  > :last-child {
    grid-column: 1 / -1;
  }

  > :last-child {
    margin-top: auto;
  }

  @media (min-width: 620px) {
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
`;

/** All of the card may be pressed, as with other locked works. */
const WholeCard = styled(Button)`
  &::after {
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
    content: '';
  }
`;

/** Where it is above the name, as wide as the card, which is as wide as its column. */
const CoverPlace = styled.div`
  --cover-width: 96px;

  position: relative;
  grid-row: 1 / 4;
  align-self: start;

  @media (min-width: 620px) {
    --cover-width: calc((100vw - 2 * var(--page-gutter) - 16px) / 2 - 44px);
  }

  @media (min-width: 900px) {
    --cover-width: calc((min(100vw - 16px, var(--page-width)) - 2 * var(--page-gutter) - 32px) / 3 - 36px);
  }

  ${media.wide} {
    --cover-width: calc((min(100vw - 16px, var(--page-width)) - 2 * var(--page-gutter) - 48px) / 4 - 36px);
  }
`;

const Head = styled.div`
  display: flex;
  gap: 4px 8px;
  align-items: start;
  justify-content: space-between;

  /* Above what makes all of a locked card a button. */
  > button {
    position: relative;
    z-index: 1;
  }
`;

/** On a large cover it is written already. */
const Mood = styled.p`
  @media (min-width: 620px) {
    ${outOfSight}
  }
`;

const Description = styled.p`
  grid-column: 1 / -1;
  font-size: 1rem;
  line-height: 1.55;
`;

const Facts = styled.p`
  grid-area: 3 / 2;
  padding-bottom: 4px;
  color: var(--ink-soft);
  font-size: 0.875rem;
`;

const Outside = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px 8px;
  min-height: 48px;
  padding: 8px 12px;
  border-radius: 999px;
  background: var(--accent-soft);
  color: var(--ink);
  font-weight: 600;
  line-height: 1.25;
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;
