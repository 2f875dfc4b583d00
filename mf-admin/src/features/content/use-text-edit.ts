import type { ContentItemAnswer } from '@app/contract/admin-content';
import { useEffect, useState } from 'react';
import { type Json, type Place, withChange } from './edit-value.ts';
import { dropEdit, keepEdit, keptEdit } from './unsaved-edits.ts';

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

/** What the fields of one text hold. As long as that is stored nowhere, this tab keeps it: no way out of the editor loses it. */
export function useTextEdit({ kind, number, value: served, rev: servedRev, draft }: ContentItemAnswer) {
  const [kept] = useState(() => keptEdit({ kind, number }));
  const [original] = useState(served);
  // The revision on which the administrator's edit is based: a newer one that arrives meanwhile replaces nothing here, and conflicts on
  // publishing.
  const [rev] = useState(kept?.rev ?? draft?.rev ?? servedRev);
  const [value, setValue] = useState<Json>(kept?.value ?? draft?.value ?? served);
  const [stored, setStored] = useState<Json>(draft?.value ?? served);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const isUnsaved = !isSame(value, stored);

  useEffect(() => {
    if (isUnsaved) keepEdit({ kind, number }, { value, rev });
    else dropEdit({ kind, number });
  }, [kind, number, value, rev, isUnsaved]);

  return {
    value,
    rev,
    /** Whether it differs from what is served. */
    isChanged: !isSame(value, original),
    /** Whether it differs from what is stored, as the draft if there is one. */
    isUnsaved,
    /** Whether it was left unsaved and found again. */
    isRestored: isRestored && isUnsaved,
    change: (place: Place, change: (before: Json) => Json) => setValue((before) => withChange(before, place, change)),
    noteSaved: (saved: Json) => {
      setStored(saved);
      setIsRestored(false);
    },
    forget: () => dropEdit({ kind, number }),
  };
}
