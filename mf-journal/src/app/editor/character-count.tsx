import { SYNC_TEXT_LENGTH } from '@app/contract/sync';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import type { Draft } from './draft.ts';

/** From here on the user is told that the field has a limit. */
const NEAR_LIMIT = SYNC_TEXT_LENGTH * 0.95;

interface CharacterCountProps {
  readonly draft: Draft;
  readonly question: string;
  readonly id: string;
}

/** How many characters an answer has. A component of its own, so that a keystroke re-renders only this number. */
export function CharacterCount({ draft, question, id }: CharacterCountProps) {
  const count = useSyncExternalStore(draft.subscribe, () => draft.text(question).length);
  return (
    <Count id={id} data-count={count}>
      {editorCopy.count(count)}
      {count > NEAR_LIMIT ? <Limit role="alert">{editorCopy.nearLimit()}</Limit> : null}
    </Count>
  );
}

const Count = styled.p`
  color: var(--ink-soft);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`;

const Limit = styled.span`
  display: block;
  color: var(--danger);
`;
