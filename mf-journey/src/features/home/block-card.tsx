import type { Block } from '@app/contract/blocks';
import { stagesOfBlock } from '@app/contract/programme';
import { ButtonLink } from '@app/shared-ui/components/button';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';

/** A block along the path; upcoming and locked ones can be looked at, not acted on (2§4). */
export function BlockCard({ block }: { readonly block: Block }) {
  const { id, title, status, completedStages } = block;
  const firstStage = `/block/${id}/etapa/${stagesOfBlock(id)[0]}`;
  const isOpen = status === 'in_progress' || status === 'completed';
  return (
    <Sheet $isOpen={isOpen}>
      <div>
        <Number>{programmeCopy.blockNumber(id)}</Number>
        <Title>{isOpen ? <Link to={`/block/${id}`}>{title}</Link> : title}</Title>
        <Detail>{isOpen ? programmeCopy.stagesCompleted(completedStages) : programmeCopy.blockStatus[status]}</Detail>
      </div>
      {status === 'in_progress' ? (
        <Action to={firstStage}>{homeCopy.allBlocks.continue}</Action>
      ) : status === 'completed' ? (
        <Action to={firstStage} $variant="soft">
          {homeCopy.allBlocks.review}
        </Action>
      ) : null}
    </Sheet>
  );
}

const Sheet = styled.article<{ readonly $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 92px;
  margin: 8px 0;
  padding: 14px 18px;
  border-radius: var(--radius-card);
  background: ${({ $isOpen }) => ($isOpen ? 'var(--tone-surface)' : 'var(--surface-sunken)')};
  color: ${({ $isOpen }) => ($isOpen ? 'var(--ink)' : 'var(--ink-soft)')};
`;

const Number = styled.p`
  font-weight: 600;
  font-size: 0.8125rem;
`;

const Title = styled.h3`
  font-size: 1.25rem;

  a {
    display: inline-block;
    margin: -10px 0;
    padding: 10px 0;
    color: inherit;
    text-decoration-color: var(--tone-line);
  }
`;

const Detail = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Action = styled(ButtonLink)`
  min-height: 44px;
  padding: 8px 18px;
  font-size: 0.9375rem;
`;
