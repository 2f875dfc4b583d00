import type { SyncKind } from '@app/contract/sync';
import { type DocumentEdit, useHost, useStoredDocument } from '@app/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import { textOf } from './calendar-day.ts';

interface LiveText {
  readonly value: string;
  readonly onFocus: () => void;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * A field of words that is saved while she writes. Her stay in the field is one stretch of editing: from the moment she enters, the
 * screen shows what the stretch is based on, so that words which arrive meanwhile are neither overwritten nor push hers aside; when
 * she leaves, the field shows what is stored again. Nothing waits between a key and the host, which keeps what it knows of when the
 * page goes away.
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
      // The words stand in the store now; until then, and where the device refused them, the draft is all there is to show.
      if (!stretch.current) setDraft(null);
    } catch {
      // The store says how safe they are: the line below the field shows it.
    } finally {
      edit.close();
    }
  };

  // Leaving the page ends the stretch; what was noted is kept. Another document in the same place comes as another element (`key`).
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
