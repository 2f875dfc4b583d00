import { Button } from '@app/shared-ui/components/button';
import { media } from '@app/shared-ui/theme/media';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import { AutosaveLabel } from './autosave-label.tsx';
import type { Draft } from './draft.ts';

interface SaveBarProps {
  readonly draft: Draft;
  readonly entryKey: string;
  /** The text on the screen is not what is stored. */
  readonly isReplaced: boolean;
  /** Shown where the user's text is not safely stored. */
  readonly rescue: ReactNode;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** In the bar above the page: how safely the text is stored, and the button that completes the entry. */
export function SaveBar({ draft, entryKey, isReplaced, rescue, isSaving, onSave }: SaveBarProps) {
  const hasSomething = useSyncExternalStore(draft.subscribe, draft.hasSomething);
  const button = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // While it was disabled it has lost the focus, and the page is still there: it could not be saved.
    if (wasSaving.current && !isSaving && document.activeElement === document.body) button.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);
  return (
    <>
      <AutosaveLabel entryKey={entryKey} isReplaced={isReplaced} rescue={rescue} />
      <Save ref={button} disabled={isSaving || !hasSomething} onClick={onSave}>
        {isSaving ? editorCopy.saving : editorCopy.save}
      </Save>
    </>
  );
}

const Save = styled(Button)`
  min-height: 44px;
  margin-left: auto;
  padding: 8px 12px;

  ${media.desktop} {
    padding: 8px 18px;
  }
`;
