import { textOf } from '@app/contract/field-edits';
import { type OtherVersion, type StoredDocument, useHost } from '@app/shared-ui/host';
import { useEffect, useState } from 'react';
import { isInkField } from '../../entries/entry-drawings.ts';
import { questionOfField } from '../../entries/entry.ts';
import type { Draft } from './draft.ts';

export interface SettledVersion {
  readonly other: OtherVersion;
  /** The field's text; empty for ink, which no list has. */
  readonly beside: string;
  /** It is the text or ink of this editor, and the field has one from elsewhere that the server had first. */
  readonly isHere: boolean;
}

const NONE: readonly SettledVersion[] = [];

function versionsOf({ others, fields }: StoredDocument, draft: Draft | undefined): readonly SettledVersion[] {
  return others.map((other) => {
    const beside = textOf(fields[other.field]);
    const isOnPage = questionOfField(other.field) !== undefined || isInkField(other.field);
    const here = draft && isOnPage ? textOf(draft.field(other.field)) : undefined;
    return { other, beside, isHere: here === other.value && here !== beside };
  });
}

/**
 * The conflicting versions of an entry, as last stored on the device. Unsaved changes are left out: only once they are stored is it known
 * whether they belong to the field or to a version.
 */
export function useSettledVersions(key: string, draft: Draft | undefined): readonly SettledVersion[] {
  const { documents } = useHost();
  const [settled, setSettled] = useState(NONE);
  useEffect(() => {
    const look = () => {
      const entry = documents.get('entry', key);
      // Without versions nothing of the entry is shown, and no keystroke needs a re-render.
      if (entry?.state !== 'saving') setSettled(entry && entry.others.length > 0 ? versionsOf(entry, draft) : NONE);
    };
    look();
    return documents.subscribe(look);
  }, [documents, draft, key]);
  return settled;
}
