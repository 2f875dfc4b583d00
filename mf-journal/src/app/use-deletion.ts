import { useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useState } from 'react';
import { editorCopy } from '../copy/editor.es.ts';
import { journalCopy } from '../copy/journal.es.ts';
import type { Entry } from '../entries/entry.ts';

interface Deleted {
  readonly key: string;
  /** `entryId` of the card beside it, if there was one. */
  readonly neighbour: string | undefined;
}

/**
 * Deleting an entry, once the user has confirmed it. The card goes, and with it the button that had the keyboard focus: the focus goes on to
 * the next card, else to the one before, else to the page's heading, and a message says what has happened.
 */
export function useDeletion(entries: readonly Entry[] | undefined) {
  const { documents, showToast, dismissToast } = useHost();
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const [deleted, setDeleted] = useState<Deleted>();
  const isGone = deleted !== undefined && entries?.every(({ key }) => key !== deleted.key);

  useEffect(() => {
    if (!isGone) return undefined;
    // After the dialogs have given the focus back, which they do a task after they close.
    const timer = setTimeout(() => {
      focusCard(deleted.neighbour);
      setDeleted(undefined);
    });
    return () => clearTimeout(timer);
  }, [deleted, isGone]);

  const remove = async ({ key, entryId }: Entry) => {
    dismissToast();
    setDeleting(null);
    setDeleted({ key, neighbour: neighbourOf(String(entryId)) });
    try {
      await documents.remove('entry', key);
      showToast({ title: journalCopy.deleted });
    } catch {
      setDeleted(undefined);
      showToast({ title: editorCopy.error, description: journalCopy.deleteFailed, tone: 'error' });
    }
  };
  return {
    deleting,
    ask: useCallback((entry: Entry) => setDeleting(entry), []),
    cancel: () => setDeleting(null),
    remove,
  };
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-entry-id]')];

/** As the cards stand: which of them are shown depends on the tab and on the search. */
function neighbourOf(entryId: string): string | undefined {
  const shown = cards().map((card) => card.dataset['entryId']);
  const place = shown.indexOf(entryId);
  return place < 0 ? undefined : (shown[place + 1] ?? shown[place - 1]);
}

function focusCard(entryId: string | undefined): void {
  const card = cards().find((one) => one.dataset['entryId'] === entryId);
  (card?.querySelector('button') ?? document.querySelector('h1'))?.focus();
}
