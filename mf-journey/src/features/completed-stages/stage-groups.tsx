import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { BlockEmblem } from '../../components/block-emblem.tsx';
import { SectionTitle } from '@app/shared-ui/components/page';
import { programmeCopy } from '../../copy/programme.es.ts';
import { LivedStageCard } from './lived-stage-card.tsx';
import type { StageGroup } from './use-stage-groups.ts';

/** Stages by block, each block under its own heading and in its own tone. */
export function StageGroups({ groups }: { readonly groups: readonly StageGroup[] }) {
  return groups.map(({ block, weeks }) => (
    <section key={block.id} aria-labelledby={`group-${block.id}`} {...blockTone(block.id)}>
      <Head>
        <BlockEmblem icon={block.icon} size={56} />
        <SectionTitle id={`group-${block.id}`}>{programmeCopy.block(block.id, block.title)}</SectionTitle>
        <Description>{block.description}</Description>
      </Head>
      <Cards>
        {weeks.map((week) => (
          <li key={week.id}>
            <LivedStageCard week={week} />
          </li>
        ))}
      </Cards>
    </section>
  ));
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 16px;
  align-items: center;

  ${media.desktop} {
    > :first-child {
      grid-row: 1 / 3;
    }
  }
`;

const Description = styled.p`
  grid-column: 1 / -1;
  max-width: var(--measure);
  color: var(--ink-soft);
  text-wrap: pretty;

  ${media.desktop} {
    grid-column: 2;
  }
`;

const Cards = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 16px;
  margin: 20px 0 0;
  padding: 0;
  list-style: none;
`;
