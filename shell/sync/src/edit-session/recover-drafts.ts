import type { WriteContext } from '../merge/queue-edit.ts';
import type { ResilientStore } from '../store/resilient-store.ts';
import type { Quarantine } from '../store/quarantine.ts';
import type { Drafts } from './drafts.ts';

interface Recovery {
  readonly store: ResilientStore;
  /** Absent where the page stores nothing. */
  readonly drafts: Drafts | undefined;
  readonly quarantine: Quarantine;
  readonly context: WriteContext;
}

/** Puts drafts of pages that have ended into the store; what no longer reads as one is quarantined. */
export async function recoverDrafts({ store, drafts, quarantine, context }: Recovery): Promise<void> {
  for (const text of (await drafts?.recover(store, context)) ?? []) await quarantine.keep('draft', text);
}
