import type { ContentRef } from '../../queries/content-queries.ts';
import type { Json } from './edit-value.ts';

/** What an administrator has typed into a text and stored nowhere. */
interface UnsavedEdit {
  readonly value: Json;
  /** The revision on which it is based. */
  readonly rev: number;
}

/**
 * Session storage, one key per text: its edit outlives every way out of the editor and a reload, in this tab. Goes with everything else
 * at the sign-out. A browser that keeps nothing begins with the stored text again.
 */
const PREFIX = 'unsavedText:';
const keyOf = ({ kind, number }: ContentRef) => `${PREFIX}${kind}:${number}`;

export function keptEdit(ref: ContentRef): UnsavedEdit | undefined {
  try {
    // Nothing but this file writes there.
    return (JSON.parse(sessionStorage.getItem(keyOf(ref)) ?? 'null') as UnsavedEdit | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepEdit(ref: ContentRef, edit: UnsavedEdit): void {
  try {
    sessionStorage.setItem(keyOf(ref), JSON.stringify(edit));
    // One that is there already is not added again.
    window.addEventListener('beforeunload', askBeforeClosing);
  } catch {
    // The fields still have it.
  }
}

export function dropEdit(ref: ContentRef): void {
  try {
    sessionStorage.removeItem(keyOf(ref));
  } catch {
    // Then there is none.
  }
}

/** With its tab an edit would be gone. Nothing holds up the quick exit, which has hidden the page by then (D28). */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  const isLeft = document.documentElement.style.display === 'none';
  if (!isLeft && Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX))) event.preventDefault();
}
