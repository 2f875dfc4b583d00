import type { Block } from '@app/contract/blocks';
import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { SectionTitle } from '@app/shared-ui/components/page';
import { useSession } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { BlockEmblem } from '../../../components/block-emblem.tsx';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { homeCopy } from '../../../copy/home.es.ts';
import { programmeCopy } from '../../../copy/programme.es.ts';
import type { HomeDialog } from '../home-dialog.ts';
import type { Home } from '../use-home.ts';
import { PathDrawing } from './path-drawing.tsx';
import { cellOf, dropOf } from './winding.ts';

const { path } = homeCopy;

/** Stops in a row. */
const PHONE = 4;
const DESKTOP = 6;

interface HomePathProps {
  readonly home: Home;
  /** All twelve. */
  readonly blocks: readonly Block[];
  readonly onOpen: (dialog: HomeDialog) => void;
}

/** The twelve blocks as the path that they are (DESIGN 9), and the user's place on it. */
export const HomePath = memo(function HomePath({ home, blocks, onOpen }: HomePathProps) {
  const { username } = useSession().user;
  const { week, isJourneyComplete } = home;
  const current = isJourneyComplete ? undefined : blocks.find(({ id }) => id === week.blockId);
  const walked = blocks.filter(({ status }) => status === 'completed').length;
  const drawing = { blocks, currentId: current?.id, initial: username.charAt(0).toUpperCase() };
  return (
    <section aria-labelledby="home-path">
      <SectionTitle id="home-path">{path.title}</SectionTitle>
      <Where>
        {current ? path.here(current.title, programmeCopy.stageOfFour(week.weekNumber).toLocaleLowerCase('es')) : null}{' '}
        {isJourneyComplete ? path.complete : path.walked(walked)}
      </Where>
      <Sheet>
        <Field>
          <Wide aria-hidden="true">
            <PathDrawing {...drawing} columns={DESKTOP} />
          </Wide>
          <Narrow aria-hidden="true">
            <PathDrawing {...drawing} columns={PHONE} />
          </Narrow>
          <Stops>
            {blocks.map((block, i) => (
              <Stop key={block.id} index={i} block={block} isCurrent={block.id === current?.id} />
            ))}
          </Stops>
        </Field>
        <Ways>
          <All $variant="quiet" onClick={() => onOpen('allBlocks')}>
            {homeCopy.allBlocks.open}
          </All>
          {home.completedStages > 0 ? (
            <Completed to="/block/1/etapas-completadas" $variant="quiet">
              {homeCopy.completedStages}
            </Completed>
          ) : null}
        </Ways>
      </Sheet>
    </section>
  );
});

interface StopProps {
  readonly index: number;
  readonly block: Block;
  readonly isCurrent: boolean;
}

function Stop({ index, block, isCurrent }: StopProps) {
  const { id, title, icon, status } = block;
  const isAhead = status === 'upcoming' || status === 'locked';
  const state = isCurrent ? path.you : programmeCopy.blockStatus[status];
  const name = (
    <>
      <VisuallyHidden>{path.stop(programmeCopy.blockNumber(id), state.toLocaleLowerCase('es'))}: </VisuallyHidden>
      {title}
    </>
  );
  return (
    <Cell {...blockTone(id)} $index={index}>
      <Emblem $index={index} $isCurrent={isCurrent}>
        <BlockEmblem icon={icon} size={46} isDimmed={isAhead} />
      </Emblem>
      <Name $index={index} $isCurrent={isCurrent} $isAhead={isAhead}>
        {isAhead ? name : <Link to={`/block/${id}`}>{name}</Link>}
      </Name>
    </Cell>
  );
}

const Where = styled.p`
  margin-top: 2px;
  color: var(--ink-soft);
`;

const Sheet = styled(Card)`
  margin-top: 16px;
  padding: 18px 8px 10px;

  ${media.desktop} {
    padding: 24px 24px 12px;
  }
`;

const Field = styled.div`
  position: relative;
`;

const Wide = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }
`;

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const Stops = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${PHONE}, minmax(0, 1fr));
  grid-auto-rows: 6.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(${DESKTOP}, minmax(0, 1fr));
    grid-auto-rows: 8.25rem;
  }
`;

const placeIn = (columns: number) => (index: number) => {
  const { column, row } = cellOf(index, columns);
  return `grid-area: ${row + 1} / ${column + 1};`;
};
const onPhone = placeIn(PHONE);
const onDesktop = placeIn(DESKTOP);

const Cell = styled.li<{ readonly $index: number }>`
  position: relative;
  text-align: center;
  ${({ $index }) => onPhone($index)}

  ${media.desktop} {
    ${({ $index }) => onDesktop($index)}
  }
`;

const Emblem = styled.div<{ readonly $index: number; readonly $isCurrent: boolean }>`
  position: absolute;
  top: ${({ $index }) => dropOf($index)}%;
  left: 50%;
  border-radius: 50%;
  /* The way ends at it, and does not run through. */
  background: var(--surface-raised);
  box-shadow: 0 0 0 4px ${({ $isCurrent }) => ($isCurrent ? 'var(--tone-solid)' : 'var(--surface-raised)')};
  translate: -50% -50%;
  outline: ${({ $isCurrent }) => ($isCurrent ? '3px solid var(--surface-raised)' : 'none')};
  outline-offset: -3px;

  ${media.desktop} {
    scale: 1.2;
  }
`;

const Name = styled.p<{ readonly $index: number; readonly $isCurrent: boolean; readonly $isAhead: boolean }>`
  position: absolute;
  inset: calc(${({ $index }) => dropOf($index)}% + 30px) 0 auto;
  color: ${({ $isAhead }) => ($isAhead ? 'var(--ink-soft)' : 'var(--ink)')};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? 700 : 500)};
  font-size: 0.8125rem;
  line-height: 1.25;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The link covers its stop. */
  a::after {
    content: '';
    position: absolute;
    inset: -60px 0 0;
    border-radius: var(--radius-card);
  }

  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
    }
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 3px solid var(--focus);
  }

  ${media.desktop} {
    inset-block-start: calc(${({ $index }) => dropOf($index)}% + 36px);
    font-size: 1rem;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

const way = css`
  min-height: 44px;
  padding: 8px 18px;
`;

const All = styled(Button)`
  ${way}
`;

const Completed = styled(ButtonLink)`
  ${way}
`;
