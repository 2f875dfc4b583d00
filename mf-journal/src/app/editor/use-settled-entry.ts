import { type StoredDocument, useHost } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';

/**
 * An entry that has conflicting versions, as last stored on the device. Unsaved changes are left out: only once they are stored is it known
 * whether they belong to the field or to a version.
 */
export function useSettledEntry(key: string): StoredDocument | undefined {
  const { documents } = useHost();
  const [settled, setSettled] = useState(() => documents.get('entry', key));
  useEffect(() => {
    const look = () => {
      const entry = documents.get('entry', key);
      // Without versions nothing of the entry is shown, and no keystroke needs a re-render.
      if (entry?.state !== 'saving') setSettled(entry && entry.others.length > 0 ? entry : undefined);
    };
    look();
    return documents.subscribe(look);
  }, [documents, key]);
  return settled;
}
