import { LazyInViewport } from '@app/shared-ui/loading/lazy-in-viewport';
import { Slot } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { blocksQuery } from '../../queries/journey-queries.ts';
import { blockTitle, twelveBlocks } from '../../queries/twelve-blocks.ts';
import type { HomeDialog } from './home-dialog.ts';
import { LastSeals } from './last-seals.tsx';
import { HomePath } from './path/home-path.tsx';
import { ProgressCards } from './progress-cards.tsx';
import { RemotePart } from './remote-part.tsx';
import { Resources } from './resources.tsx';
import type { Home } from './use-home.ts';

interface HomeRestProps {
  readonly home: Home;
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** The home page below its banner: the user's own day and words, the path, the progress, and what else there is. */
export function HomeRest({ home, onOpen }: HomeRestProps) {
  const { data, isError } = useQuery(blocksQuery);
  const blocks = useDeferredValue(data);
  return (
    <>
      <Own>
        <RemotePart name="home-day" heights={['20.5rem', '14rem']} />
        <RemotePart name="home-words" heights={['12rem', '12rem']} />
      </Own>
      {blocks || isError ? <HomePath home={home} blocks={twelveBlocks(blocks ?? [])} onOpen={onOpen} /> : null}
      <LastSeals seals={home.seals} />
      <ProgressCards home={home} blockTitle={blockTitle(blocks, home.week.blockId)} onOpen={onOpen} />
      <Resources />
      <LazyInViewport>
        <Slot name="home-next-reading" blockId={home.week.blockId} stageId={home.week.id} />
      </LazyInViewport>
    </>
  );
}

const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  &:empty {
    display: none;
  }
`;
