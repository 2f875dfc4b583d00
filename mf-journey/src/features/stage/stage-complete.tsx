import type { Week } from '@app/contract/blocks';
import { STAGES } from '@app/contract/programme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { stageCopy } from '../../copy/stage.es.ts';
import { OnwardLink } from '../../components/onward-link.tsx';

interface StageCompleteProps {
  readonly week: Week;
  /** It comes after the moment of the seal: the focus goes on from here. */
  readonly takesFocus?: boolean;
}

/** The end of a completed stage, with the way onward. */
export function StageComplete({ week, takesFocus = false }: StageCompleteProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Panel aria-labelledby="stage-complete">
      <h2 id="stage-complete" ref={title} tabIndex={-1}>
        {stageCopy.complete.title}
      </h2>
      <p>{week.id === STAGES ? stageCopy.complete.closingText : stageCopy.complete.text}</p>
      <OnwardLink week={week} />
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

  h2:focus {
    outline: none;
  }

  p {
    max-width: 46ch;
  }
`;
