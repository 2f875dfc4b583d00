import type { FieldValue } from '@app/shared-ui/host';
import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.ts';

/** One field of the draft; what shows it is drawn again only when this field changes. */
export const useField = (draft: Draft, name: string): FieldValue | undefined =>
  useSyncExternalStore(draft.subscribe, () => draft.field(name));
