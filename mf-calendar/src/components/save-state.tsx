import type { SyncKind } from '@app/contract/sync';
import { refusedText } from '@app/shared-ui/copy/refused-copy';
import { saveStates } from '@app/shared-ui/copy/save-states.es';
import { useStoredDocument } from '@app/shared-ui/host';
import { Check, CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

interface SaveStateProps {
  readonly kind: SyncKind;
  readonly documentKey: string;
}

/** How safely the latest change is stored. Keeps its space in the layout while it is empty. */
export function SaveState({ kind, documentKey }: SaveStateProps) {
  const { state, refusedFor } = useStoredDocument(kind, documentKey) ?? {};
  const isTrouble = state === 'memory' || state === 'rejected';
  const refused = state === 'rejected' ? refusedText(refusedFor) : undefined;
  return (
    <Line $trouble={isTrouble} role={isTrouble ? 'alert' : undefined} data-state={state}>
      {state === 'device' || state === 'synced' || state === 'pending' ? <Check aria-hidden size={16} /> : null}
      {isTrouble ? <CircleAlert aria-hidden size={16} /> : null}
      {state ? (refused?.text ?? saveStates[state]) : null}
    </Line>
  );
}

const Line = styled.p<{ readonly $trouble: boolean }>`
  display: flex;
  gap: 6px;
  align-items: center;
  min-height: 1.5em;
  color: ${({ $trouble }) => ($trouble ? 'var(--danger)' : 'var(--ink-soft)')};
  font-size: 0.875rem;

  svg {
    flex: none;
  }
`;
