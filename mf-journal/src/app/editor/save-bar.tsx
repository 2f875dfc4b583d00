import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { type ReactNode, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { AutosaveLabel } from './autosave-label.tsx';
import type { Draft } from './draft.ts';

interface SaveBarProps {
  readonly draft: Draft;
  readonly entryKey: string;
  /** Shown where the user's text is not safely stored. */
  readonly rescue: ReactNode;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Stays in view below the text field. */
export function SaveBar({ draft, entryKey, rescue, isSaving, onSave, onCancel }: SaveBarProps) {
  const hasSomething = useSyncExternalStore(draft.subscribe, draft.hasSomething);
  return (
    <Bar>
      <AutosaveLabel entryKey={entryKey} rescue={rescue} />
      <Actions>
        <Button $variant="quiet" onClick={onCancel}>
          {editorCopy.cancel}
        </Button>
        <Button disabled={isSaving || !hasSomething} onClick={onSave}>
          {isSaving ? editorCopy.saving : editorCopy.save}
        </Button>
      </Actions>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(-24px - env(safe-area-inset-bottom));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  margin: 0 -20px calc(-24px - env(safe-area-inset-bottom));
  padding: 12px 20px calc(16px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  box-shadow: 0 -10px 18px -14px oklch(20% 0.04 340 / 32%);

  ${media.desktop} {
    bottom: -32px;
    margin: 0 -32px -32px;
    padding: 14px 32px 18px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-left: auto;
`;
