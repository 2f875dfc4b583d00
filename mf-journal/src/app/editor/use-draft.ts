import { type DocumentEdit, useHost } from '@app/shared-ui/host';
import { useCallback, useEffect, useState } from 'react';
import { createDraft, type Draft } from './draft.ts';
import type { EntryTarget } from './entry-target.ts';

export type DraftSession = DraftState & {
  /** Ends this stretch of editing, does something to the document, and opens it again as it then is. */
  readonly whileClosed: (act: () => Promise<void>) => Promise<void>;
  /** Ends this stretch of editing, and opens the document again as it then is. */
  readonly storeAndReopen: () => Promise<void>;
};

type DraftState =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'open';
      /** Rises with each opening: what shows the draft begins anew with it. */
      readonly id: number;
      readonly draft: Draft;
      readonly edit: DocumentEdit;
      /** Opens the document again as it now is. */
      readonly reopen: () => void;
    };

interface Opened {
  readonly target: EntryTarget;
  readonly id: number;
  readonly edit: DocumentEdit | undefined;
  readonly draft: Draft | undefined;
}

/** Opens the document of an entry for editing while the editor is mounted. */
export function useDraft(target: EntryTarget): DraftSession {
  const { documents } = useHost();
  const [id, setId] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { key } = target;

  useEffect(() => {
    let left = false;
    let edit: DocumentEdit | undefined;
    documents.open('entry', key).then(
      (arrived) => {
        if (left) return arrived.close();
        edit = arrived;
        setOpened({ target, id, edit, draft: createDraft(edit, target) });
      },
      () => !left && setOpened({ target, id, edit: undefined, draft: undefined }),
    );
    return () => {
      left = true;
      edit?.close();
    };
    // The target's other facts only matter for an entry that does not exist yet: its first word takes them as they were.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [documents, key, id]);

  const reopen = useCallback(() => setId((before) => before + 1), []);
  const current = opened?.id === id && opened.target.key === key ? opened : undefined;
  const storeAndClose = async () => {
    // A picture in the making belongs to its ink: made afterwards, it would take the canvas from what is then on it.
    await current?.draft?.settle().catch(() => undefined);
    await current?.edit?.flush();
    current?.edit?.close();
  };
  const whileClosed = async (act: () => Promise<void>) => {
    await storeAndClose();
    await act().finally(reopen);
  };
  const storeAndReopen = () => storeAndClose().then(reopen);
  const ways = { whileClosed, storeAndReopen };
  if (!current) return { state: 'opening', ...ways };
  const { edit, draft } = current;
  if (!edit || !draft) return { state: 'failed', retry: reopen, ...ways };
  return { state: 'open', id, draft, edit, reopen, ...ways };
}
