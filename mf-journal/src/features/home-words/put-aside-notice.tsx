import { Button } from '@app/shared-ui/components/button';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { homeWordsCopy } from '../../copy/home-words.es.ts';
import { Foot, Sheet } from './words.tsx';

const { earlier: copy } = homeWordsCopy;

interface PutAsideNoticeProps {
  /** The user has put them aside, or else wants to see them again. */
  readonly isPutAside: boolean;
  /** That could not be stored. */
  readonly hasFailed: boolean;
  /** To put them aside or to show them again. */
  readonly onSave: (isPutAside: boolean) => void;
}

/** In place of words that the user has put aside. It takes the keyboard focus, which their button had. */
export function PutAsideNotice({ isPutAside, hasFailed, onSave }: PutAsideNoticeProps) {
  const id = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Said ref={ref} id={id} tabIndex={-1}>
        {hasFailed ? copy.failed : copy.done}
      </Said>
      <p>{!hasFailed ? copy.doneText : isPutAside ? copy.failedText : copy.undoFailedText}</p>
      <Foot>
        <Way $variant="quiet" onClick={() => onSave(hasFailed ? isPutAside : !isPutAside)}>
          {hasFailed ? copy.again : copy.undo}
        </Way>
      </Foot>
    </Sheet>
  );
}

const Said = styled.h2`
  outline: none;
`;

const Way = styled(Button)`
  min-height: 44px;
  padding: 8px 0;
  border-radius: 8px;
  font-size: 0.9375rem;
`;
