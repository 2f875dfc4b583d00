import { refusedText } from '@app/shared-ui/copy/refused-copy';
import type { SaveState } from '@app/shared-ui/host';
import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { Check, CloudCheck, CloudOff, HardDriveDownload, LoaderCircle, type LucideIcon, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { useOfDocuments } from '../../entries/use-entries.ts';
import { useSettledState } from './use-settled-state.ts';

const { autosave, autosaveHint } = editorCopy;

type Shown = SaveState | 'idle';

const icons: Record<Shown, LucideIcon> = {
  idle: PenLine,
  saving: LoaderCircle,
  device: Check,
  synced: CloudCheck,
  pending: HardDriveDownload,
  memory: CloudOff,
  rejected: CloudOff,
};

const hints: Partial<Record<Shown, string>> = autosaveHint;

interface AutosaveLabelProps {
  readonly entryKey: string;
  /** Shown where the user's text is not safely stored. */
  readonly rescue: ReactNode;
}

/**
 * How safely the latest change is stored, as the host reports it and never better. The screen shows every state; a screen reader announces
 * one only once it settles, so as not to interrupt the user's typing.
 */
export function AutosaveLabel({ entryKey, rescue }: AutosaveLabelProps) {
  const state: Shown = useOfDocuments(
    (documents) => documents.get('entry', entryKey)?.state ?? (documents.status().isPersistent ? 'idle' : 'memory'),
  );
  const refusedFor = useOfDocuments((documents) => documents.get('entry', entryKey)?.refusedFor);
  const refused = state === 'rejected' ? refusedText(refusedFor) : undefined;
  const settled = useSettledState(state);
  const Icon = icons[state];
  const hint = refused?.text ?? hints[state];
  const isTrouble = state === 'memory' || state === 'rejected';
  return (
    <Frame>
      <Line $isTrouble={isTrouble} data-state={state}>
        <Icon aria-hidden size={16} />
        <span>
          {autosave.label} · <span>{refused?.short ?? autosave[state]}</span>
        </span>
      </Line>
      {hint ? <Hint>{hint}</Hint> : null}
      {isTrouble ? rescue : null}
      <VisuallyHidden role="status">
        {settled === 'idle' ? '' : settled === 'rejected' && refused ? refused.text : autosave[settled]}
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.4;
`;

const Line = styled.p<{ readonly $isTrouble: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ $isTrouble }) => ($isTrouble ? 'var(--danger)' : 'var(--ink-soft)')};
  font-weight: 500;

  svg {
    flex: none;
  }
`;

const Hint = styled.p`
  max-width: 52ch;
  margin-top: 2px;
  color: var(--ink-soft);
`;
