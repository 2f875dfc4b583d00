import type { Week } from '@app/contract/blocks';
import { STAGES } from '@app/contract/programme';
import { ButtonLink } from '@app/shared-ui/components/button';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { stageCopy } from '../../copy/stage.es.ts';

/** The end of a completed stage: a link to the next one, or after the last the closing of the journey (D9). */
export function StageComplete({ week }: { readonly week: Week }) {
  const isLast = week.id === STAGES;
  return (
    <Panel aria-labelledby="stage-complete">
      <h2 id="stage-complete">{stageCopy.complete.title}</h2>
      <p>{isLast ? stageCopy.complete.closingText : stageCopy.complete.text}</p>
      {isLast ? (
        <ButtonLink to="/etapas-completadas">{stageCopy.complete.closing}</ButtonLink>
      ) : (
        <ButtonLink to={`/block/${week.blockId}/etapa/${week.id + 1}`}>
          {stageCopy.complete.next(week.id + 1)}
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 24px;
  border-radius: var(--radius-sheet);
  background: var(--tone-surface);
  text-align: center;

  h2 {
    font-size: 1.75rem;
  }

  p {
    max-width: 46ch;
  }
`;
