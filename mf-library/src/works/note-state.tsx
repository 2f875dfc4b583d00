import { refusedText } from '@app/shared-ui/copy/refused-copy';
import { saveStates } from '@app/shared-ui/copy/save-states.es';
import { useStoredDocument } from '@app/shared-ui/host';
import { styled } from 'styled-components';

/** How safely the note is stored, as the host reports it and never better. */
export function NoteState({ entryKey }: { readonly entryKey: string }) {
  const { state, refusedFor } = useStoredDocument('entry', entryKey) ?? {};
  if (state === undefined) return null;
  const isTrouble = state === 'memory' || state === 'rejected';
  const refused = state === 'rejected' ? refusedText(refusedFor) : undefined;
  return (
    <State $isTrouble={isTrouble} role={isTrouble ? 'alert' : undefined}>
      {refused?.text ?? saveStates[state]}
    </State>
  );
}

const State = styled.span<{ readonly $isTrouble: boolean }>`
  color: ${({ $isTrouble }) => ($isTrouble ? 'var(--danger)' : 'inherit')};
`;
