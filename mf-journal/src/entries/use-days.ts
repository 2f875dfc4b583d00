import { type Documents, useDocuments, useHost, useStoredDocument } from '@app/shared-ui/host';
import { useMemo } from 'react';

/**
 * The documents, to ask what the calendar says of days; another object when a day or the place of an own word changes, so that what depends
 * on it is computed anew.
 */
export function useDays(): Pick<Documents, 'get'> {
  const { documents } = useHost();
  const days = useDocuments('day');
  const places = useStoredDocument('settings', 'settings')?.fields['emotionPlaces'];
  return useMemo(
    () => ({ get: (kind, key) => documents.get(kind, key) }),
    // oxlint-disable-next-line react/exhaustive-deps -- read through `documents`, which stays the same object
    [documents, days, places],
  );
}
