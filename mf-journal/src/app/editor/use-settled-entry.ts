import { type StoredDocument, useHost } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';

/**
 * An entry that has other versions, as it last stood on the device. What she is writing lies over it until it is kept, and only then is
 * it known whether it stands in the field or in a version.
 */
export function useSettledEntry(key: string): StoredDocument | undefined {
  const { documents } = useHost();
  const [settled, setSettled] = useState(() => documents.get('entry', key));
  useEffect(() => {
    const look = () => {
      const entry = documents.get('entry', key);
      // Without versions nothing is shown of it, and no keystroke has to draw it.
      if (entry?.state !== 'saving') setSettled(entry && entry.others.length > 0 ? entry : undefined);
    };
    look();
    return documents.subscribe(look);
  }, [documents, key]);
  return settled;
}
