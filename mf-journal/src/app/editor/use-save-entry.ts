import { useFreeLimit } from '@app/shared-ui/components/use-free-limit';
import { type DocumentEdit, useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { editorCopy } from '../../copy/editor.es.ts';
import type { Draft } from './draft.ts';
import type { EntryTarget } from './entry-target.ts';

/** 'Guardar reflexión' by its rules (2§5): the words are on the device already, this completes the entry and says so. */
export function useSaveEntry(target: EntryTarget, draft: Draft, edit: DocumentEdit, onSaved: () => void) {
  const { showToast, openUpgrade, offerUpgrade = openUpgrade } = useHost();
  const { isAtFreeLimit } = useFreeLimit();
  const [isSaving, setSaving] = useState(false);
  const fail = (description: string) => showToast({ title: editorCopy.error, description, tone: 'error' });

  const save = async () => {
    if (isSaving) return;
    if (target.activityId === 'unknown') return fail(editorCopy.noActivity);
    setSaving(true);
    try {
      await draft.settle();
      if (!draft.hasContent()) {
        setSaving(false);
        return fail(editorCopy.nothingWritten);
      }
      if (draft.field('isCompleted') !== true) draft.change({ isCompleted: { value: true } });
      await edit.flush();
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
