import { type DocumentEdit, useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { libraryCopy } from '../copy/library.es.ts';
import type { NoteSource } from './note-source.ts';

const RESPONSE = 'responses.personal_content';

interface NoteEdit {
  readonly key: string;
  readonly opening: Promise<DocumentEdit>;
}

/**
 * A note on a book or film: an entry of her journal from its first letter on, so that nothing she types here can be lost. It names what
 * it was written about.
 */
export function useNote(source: NoteSource, title: string) {
  const { documents, showToast } = useHost();
  const [text, setText] = useState('');
  const edit = useRef<NoteEdit>(undefined);

  const begin = useCallback((): NoteEdit => {
    const key = documents.newKey();
    const opening = documents.open('entry', key).then((opened) => {
      opened.set({
        entryId: { value: Date.now() },
        title: { value: libraryCopy.note.entryTitle(title) },
        source: { value: { ...source } },
        writingMode: { value: 'text' },
      });
      return opened;
    });
    return { key, opening };
  }, [documents, source, title]);

  const write = (words: string) => {
    setText(words);
    edit.current ??= begin();
    void edit.current.opening.then((opened) => opened.set({ [RESPONSE]: { value: words } }));
  };

  /** Ends the note; one without words leaves nothing behind. */
  const finish = useCallback(
    async (words: string): Promise<void> => {
      const finished = edit.current;
      edit.current = undefined;
      if (!finished) return;
      const opened = await finished.opening;
      if (words.trim() !== '') opened.set({ isCompleted: { value: true } });
      await opened.flush();
      opened.close();
      if (words.trim() === '') await documents.remove('entry', finished.key);
    },
    [documents],
  );

  const save = async () => {
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
