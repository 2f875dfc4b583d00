import { refusedText } from '@app/shared-ui/copy/refused-copy';
import type { SaveState } from '@app/shared-ui/host';
import { outOfSight, VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import {
  Check,
  CloudCheck,
  CloudOff,
  GitMerge,
  HardDriveDownload,
  LoaderCircle,
  type LucideIcon,
  PenLine,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { versionsCopy } from '../../copy/versions.es.ts';
import { useOfDocuments } from '../../entries/use-entries.ts';
import { useLastingState } from './use-lasting-state.ts';

const { autosave, autosaveHint, autosaveWord } = editorCopy;

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
const words: Partial<Record<Shown, string>> = autosaveWord;

interface AutosaveLabelProps {
  readonly entryKey: string;
  /** The text on the screen is not what is stored: the document's state says nothing of it. */
  readonly isReplaced: boolean;
  /** Shown where the user's text is not safely stored. */
  readonly rescue: ReactNode;
}

/**
 * How safely the latest change is stored, as the host reports it and never better. The screen shows every state; a screen reader announces
 * one only once it lasts, so as not to interrupt the user's typing.
 */
export function AutosaveLabel({ entryKey, isReplaced, rescue }: AutosaveLabelProps) {
  const state: Shown = useOfDocuments(
    (documents) => documents.get('entry', entryKey)?.state ?? (documents.status().isPersistent ? 'idle' : 'memory'),
  );
  const refusedFor = useOfDocuments((documents) => documents.get('entry', entryKey)?.refusedFor);
  const refused = state === 'rejected' ? refusedText(refusedFor) : undefined;
  const lasting = useLastingState(state);
  if (isReplaced) return <ReplacedLabel />;
  const Icon = icons[state];
  const hint = refused?.text ?? hints[state];
  const word = words[state];
  const isTrouble = state === 'memory' || state === 'rejected';
  const isLabelEnough = state === 'idle' || state === 'device';
  return (
    <Frame>
      <Line $isTrouble={isTrouble} data-state={state} data-word={word}>
        <Icon aria-hidden size={16} />
        <span>
          <Part $isSeen={isLabelEnough}>{autosave.label}</Part>
          <Part $isSeen={false}> · </Part>
          <Part $isSeen={!isLabelEnough && word === undefined}>{refused?.short ?? autosave[state]}</Part>
        </span>
      </Line>
      {hint ? <Hint>{hint}</Hint> : null}
      {isTrouble ? <Rescue>{rescue}</Rescue> : null}
      <VisuallyHidden role="status">
        {lasting === 'idle' ? '' : lasting === 'rejected' && refused ? refused.text : autosave[lasting]}
      </VisuallyHidden>
    </Frame>
  );
}

/** The notice above the form is announced: this line is for the eye. */
function ReplacedLabel() {
  return (
    <Frame>
      <Line $isTrouble data-state="replaced">
        <GitMerge aria-hidden size={16} />
        <span>{versionsCopy.replaced.state}</span>
      </Line>
    </Frame>
  );
}

/** Without a box: its lines are the bar's own. */
const Frame = styled.div`
  display: contents;
`;

const Line = styled.p<{ readonly $isTrouble: boolean }>`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  gap: 6px;
  min-width: min-content;
  color: ${({ $isTrouble }) => ($isTrouble ? 'var(--danger)' : 'var(--ink-soft)')};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.3;

  svg {
    flex: none;
  }

  /* The words themselves are out of sight, and are what is read aloud. */
  @media (min-width: 380px) {
    &[data-word]::after {
      content: attr(data-word);
      content: attr(data-word) / '';
    }
  }
`;

/** The state is one word; on the narrowest phone, its icon. */
const Part = styled.span<{ readonly $isSeen: boolean }>`
  ${({ $isSeen }) => !$isSeen && outOfSight}

  @media (max-width: 379.98px) {
    ${outOfSight}
  }
`;

const Hint = styled.p`
  flex: 1 0 100%;
  order: 1;
  max-width: 72ch;
  padding: 0 8px;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.4;
`;

const Rescue = styled.div`
  flex: 1 0 100%;
  order: 1;
  padding-left: 8px;
`;
