import { useFreeLimit } from '@app/shared-ui/components/use-free-limit';
import { refusedText } from '@app/shared-ui/copy/refused-copy';
import { type DocumentEdit, useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { editorCopy } from '../../copy/editor.es.ts';
import type { Draft } from './draft.ts';
import type { EntryTarget } from './entry-target.ts';

const { autosaveHint } = editorCopy;

/** 'Guardar reflexión' by its rules (2§5): the words are on the device already, this completes the entry and says so. */
export function useSaveEntry(target: EntryTarget, draft: Draft, edit: DocumentEdit, onSaved: () => void) {
  const { showToast, dismissToast, documents, offerUpgrade } = useHost();
  const { isAtFreeLimit } = useFreeLimit();
  const [isSaving, setSaving] = useState(false);
  const fail = (description: string) => showToast({ title: editorCopy.error, description, tone: 'error' });

  /** What the bar says of words that are not safe, if they are not. */
  const refusal = (): string | undefined => {
    const { state, refusedFor } = documents.get('entry', target.key) ?? {};
    if (state === 'rejected') return refusedText(refusedFor)?.text ?? autosaveHint.rejected;
    return state === 'memory' ? autosaveHint.memory : undefined;
  };

  const save = async () => {
    if (isSaving) return;
    dismissToast();
    if (target.activityId === 'unknown') return fail(editorCopy.noActivity);
    setSaving(true);
    try {
      await draft.settle();
      if (!draft.hasContent()) {
        setSaving(false);
        return fail(editorCopy.nothingWritten);
      }
      // The mark below changes the document, which is then on its way again until the server refuses it once more.
      const refused = refusal();
      if (draft.field('isCompleted') !== true) draft.change({ isCompleted: { value: true } });
      await edit.flush();
      const description = refusal() ?? refused;
      if (description !== undefined) {
        setSaving(false);
        return fail(description);
      }
    } catch {
      setSaving(false);
      return fail(editorCopy.saveFailed);
    }
    showToast({ title: editorCopy.saved.title, description: editorCopy.saved.text });
    onSaved();
    // The user's words are safe and out of the way: the offer lies over none (2§2.5).
    if (typeof target.activityId === 'number' && isAtFreeLimit) offerUpgrade();
  };
  return { save, isSaving };
}
