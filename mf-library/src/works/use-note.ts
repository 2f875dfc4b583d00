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
  const [noteKey, setNoteKey] = useState<string>();

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
    setNoteKey(edit.current.key);
    edit.current.words.set({ [RESPONSE]: { value: typed } });
  };

  /** Ends the note; an empty one is removed. @returns whether it was this call that ended it */
  const finish = useCallback(
    async (typed: string): Promise<boolean> => {
      const finished = edit.current;
      if (!finished) return false;
      const { key, words } = finished;
      if (typed.trim() !== '') words.set({ isCompleted: { value: true } });
      // Until it is stored it is the same note: what is typed meanwhile, and the next try where the device refuses it, belong to it.
      await words.flush();
      if (edit.current !== finished) return false;
      edit.current = undefined;
      words.close();
      if (typed.trim() === '') await documents.remove('entry', key);
      return true;
    },
    [documents],
  );

  const save = async () => {
    dismissToast();
    try {
      if (!(await finish(text))) return;
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

  return {
    text,
    /** The entry's, from its first letter on. */
    noteKey,
    write,
    save,
  };
}
