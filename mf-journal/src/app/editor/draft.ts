import type { DocumentEdit, FieldEdit, FieldValue } from '@app/shared-ui/host';
import { answersOf, responseField } from '../../entries/entry.ts';
import { drawingsOf } from '../../entries/entry-drawings.ts';
import { applyEdit, undoOf } from './field-edits.ts';
import type { EntryTarget } from './entry-target.ts';

export type WritingMode = 'text' | 'handwriting';
export type Changes = Readonly<Record<string, FieldEdit>>;

/**
 * What is being written, outside of React: a keystroke in a long entry must not draw the editor again. Every change goes to the host at
 * once; counters and buttons listen to what they show.
 */
export interface Draft {
  field(name: string): FieldValue | undefined;
  text(question: string): string;
  mode(): WritingMode;
  write(question: string, text: string): void;
  change(changes: Changes): void;
  /** Remembers how she writes in this entry; alone it makes no entry. */
  chooseMode(mode: WritingMode): void;
  /** Some text, be it spaces, or a drawing: there is something to press 'Guardar' for (2§5). */
  hasSomething(): boolean;
  /** Words or a drawing, which saving needs. */
  hasContent(): boolean;
  isChanged(): boolean;
  isNew(): boolean;
  /** Undoes what was changed since the editor was opened. */
  revert(): void;
  subscribe(listener: () => void): () => void;
  /** Work that must be done before the words are complete, e.g. a picture still being made. @returns a function that takes it back */
  beforeLeaving(work: () => Promise<void>): () => void;
  /** Does that work. */
  settle(): Promise<void>;
}

export function createDraft(edit: DocumentEdit, target: EntryTarget, now: () => number = Date.now): Draft {
  const opened = edit.opened?.fields ?? {};
  const isNew = edit.opened === undefined;
  const changed = new Set<string>();
  const listeners = new Set<() => void>();
  const works = new Set<() => Promise<void>>();
  let fields: Readonly<Record<string, FieldValue>> = opened;
  let exists = !isNew;
  let mode: WritingMode = opened['writingMode'] === 'handwriting' ? 'handwriting' : 'text';

  const send = (changes: Changes) => {
    // An entry begins with its first word or line: opening the editor alone makes none.
    const all = exists ? changes : { ...firstFields(target, mode, now()), ...changes };
    exists = true;
    fields = applyEdit(fields, all);
    edit.set(all);
    for (const listener of listeners) listener();
  };
  const text = (question: string) => {
    const value = fields[responseField(question)];
    return typeof value === 'string' ? value : '';
  };
  const hasDrawing = () => drawingsOf({ fields }).size > 0;
  const draft: Draft = {
    field: (name) => fields[name],
    text,
    mode: () => mode,
    write: (question, words) => draft.change({ [responseField(question)]: { value: words } }),
    change(changes) {
      for (const name of Object.keys(changes)) changed.add(name);
      send(changes);
    },
    chooseMode(next) {
      mode = next;
      if (exists) send({ writingMode: { value: next } });
    },
    hasSomething: () =>
      Object.entries(fields).some(([name, value]) => name.startsWith('responses.') && value !== '' && value !== null) ||
      hasDrawing(),
    hasContent: () => answersOf({ fields }).size > 0 || hasDrawing(),
    isChanged: () => changed.size > 0,
    isNew: () => isNew,
    revert() {
      if (changed.size === 0) return;
      const undone = Object.fromEntries([...changed].map((name) => [name, undoOf(name, opened[name], fields[name])]));
      changed.clear();
      send(undone);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    beforeLeaving(work) {
      works.add(work);
      return () => works.delete(work);
    },
    settle: async () => {
      await Promise.all([...works].map((work) => work()));
    },
  };
  return draft;
}

/** New entries are not completed; saving completes them (2§4). */
function firstFields({ activityId, title, entryId }: EntryTarget, mode: WritingMode, now: number): Changes {
  return {
    entryId: { value: entryId ?? now },
    title: { value: title },
    writingMode: { value: mode },
    isCompleted: { value: false },
    ...(typeof activityId === 'number' ? { activityId: { value: activityId } } : {}),
  };
}
