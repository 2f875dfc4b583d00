import type { Week } from '@app/contract/blocks';
import type { Seal } from '@app/contract/seals';
import { STAGES } from '@app/contract/programme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { stageCopy } from '../../copy/stage.es.ts';
import { OnwardLink } from '../../components/onward-link.tsx';
import { LateSeal } from './late-seal.ts';

interface StageCompleteProps {
  readonly week: Week;
  /** What the stage has opened: `undefined` while it is loading, and its place is kept; `null` where it is in sight beside this. */
  readonly seal: Seal | undefined | null;
  /** It comes after the moment of the seal: the focus goes on from here. */
  readonly takesFocus?: boolean;
}

/** The end of a completed stage, with the way onward. */
export function StageComplete({ week, seal, takesFocus = false }: StageCompleteProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Panel aria-labelledby="stage-complete">
      {seal === null ? null : (
        <Picture>{seal ? <LateSeal seal={{ ...seal, status: 'unlocked' }} isDecorative /> : null}</Picture>
      )}
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
  background: radial-gradient(18rem circle at 50% 5.5rem, var(--surface-raised), transparent), var(--tone-surface);
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

const Picture = styled.div`
  width: 128px;
  min-height: 128px;
`;
