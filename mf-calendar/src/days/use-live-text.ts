import { textOf } from '@app/contract/field-edits';
import type { SyncKind } from '@app/contract/sync';
import { type DocumentEdit, useHost, useStoredDocument } from '@app/shared-ui/host';
import { useEffect, useRef, useState } from 'react';

interface LiveText {
  readonly value: string;
  readonly onFocus: () => void;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * A text field that is saved while the user types. From focus to blur is one edit (`stretch`): during it the screen shows the base of the
 * edit, so that a change that arrives meanwhile is neither overwritten nor replaces what the user types; on blur the field shows the stored
 * value again. No debounce between a keystroke and the host, which saves pending changes when the page is closed.
 */
export function useLiveText(kind: SyncKind, key: string, field: string): LiveText {
  const { documents } = useHost();
  const stored = textOf(useStoredDocument(kind, key)?.fields[field]);
  const [draft, setDraft] = useState<string | null>(null);
  const stretch = useRef<DocumentEdit | null>(null);

  const begin = () => (stretch.current ??= documents.begin(kind, key));
  const leave = async () => {
    const edit = stretch.current;
    stretch.current = null;
    if (!edit) return;
    try {
      await edit.flush();
      // The text is in the store now; until then, and where the device refused it, only the draft can be shown.
      if (!stretch.current) setDraft(null);
    } catch {
      // The store's state says how safely the text is stored: the line below the field shows it.
    } finally {
      edit.close();
    }
  };

  // Leaving the page ends the edit; changes already made are saved. Another document in the same place gets its own element (`key`).
  useEffect(() => () => stretch.current?.close(), []);

  return {
    value: draft ?? stored,
    onFocus: () => {
      begin();
      setDraft((current) => current ?? stored);
    },
    onChange: (value) => {
      setDraft(value);
      begin().set({ [field]: { value } });
    },
    onBlur: () => void leave(),
  };
}
