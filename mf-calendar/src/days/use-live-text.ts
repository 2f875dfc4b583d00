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
 * she leaves, the field shows what is stored again.
 */
export function useLiveText(kind: SyncKind, key: string, field: string): LiveText {
  const { documents } = useHost();
  const stored = textOf(useStoredDocument(kind, key)?.fields[field]);
  const [draft, setDraft] = useState<string | null>(null);
  const stretch = useRef<Promise<DocumentEdit> | null>(null);

  const begin = () => (stretch.current ??= documents.open(kind, key));
  const end = () => {
    const edit = stretch.current;
    stretch.current = null;
    return edit;
  };

  // Leaving the page ends the stretch; what was noted is kept. Another document in the same place comes as another element (`key`).
  useEffect(() => () => void stretch.current?.then((edit) => edit.close()), []);

  return {
    value: draft ?? stored,
    onFocus: () => {
      void begin();
      setDraft((current) => current ?? stored);
    },
    onChange: (value) => {
      setDraft(value);
      void begin().then((edit) => edit.set({ [field]: { value } }));
    },
    onBlur: () => {
      void end()?.then(async (edit) => {
        try {
          await edit.flush();
          // The words stand in the store now; until then, and where the device refused them, the draft is all there is to show.
          if (!stretch.current) setDraft(null);
        } catch {
          // The store says how safe they are: the line below the field shows it.
        } finally {
          edit.close();
        }
      });
    },
  };
}
