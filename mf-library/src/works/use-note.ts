import { beginEntry } from '@app/contract/written-at';
import { type DocumentEdit, useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { libraryCopy } from '../copy/library.es.ts';
import type { NoteSource } from './note-source.ts';

const RESPONSE = 'responses.personal_content';

interface NoteEdit {
  readonly key: string;
  readonly words: DocumentEdit;
}

/** A note on a book or film: a journal entry from its first letter on, so that nothing typed here can be lost. The entry names the work. */
export function useNote(source: NoteSource, title: string) {
  const { documents, showToast, dismissToast } = useHost();
  const [text, setText] = useState('');
  const edit = useRef<NoteEdit>(undefined);

  const begin = useCallback((): NoteEdit => {
    const key = documents.newKey();
    const words = documents.begin('entry', key);
    words.set({
      ...beginEntry(),
      title: { value: libraryCopy.note.entryTitle(title) },
      source: { value: { ...source } },
      writingMode: { value: 'text' },
    });
    return { key, words };
  }, [documents, source, title]);

  const write = (typed: string) => {
    setText(typed);
    edit.current ??= begin();
    edit.current.words.set({ [RESPONSE]: { value: typed } });
  };

  /** Ends the note; an empty one is removed. */
  const finish = useCallback(
    async (typed: string): Promise<void> => {
      const finished = edit.current;
      edit.current = undefined;
      if (!finished) return;
      const { key, words } = finished;
      if (typed.trim() !== '') words.set({ isCompleted: { value: true } });
      await words.flush();
      words.close();
      if (typed.trim() === '') await documents.remove('entry', key);
    },
    [documents],
  );

  const save = async () => {
    dismissToast();
    try {
      await finish(text);
      setText('');
      showToast({ title: libraryCopy.note.savedToast });
    } catch {
      showToast({ title: 'Error', description: libraryCopy.note.failed, tone: 'error' });
    }
  };

  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => void finish(text).catch(() => undefined);
  }, [finish, text]);
  useEffect(() => () => leave.current?.(), []);

  return { text, write, save };
}
