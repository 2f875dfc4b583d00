import { applyFieldEdits, textOf } from '@app/contract/field-edits';
import { beginEntry } from '@app/contract/written-at';
import type { DocumentEdit, FieldEdit, FieldValue } from '@app/shared-ui/host';
import { answersOf } from '@app/shared-ui/text/answers-of';
import { responseField } from '../../entries/entry.ts';
import { drawingsOf, hasInk } from '../../entries/entry-drawings.ts';
import type { EntryTarget } from './entry-target.ts';
import { undoOf } from './undo-of.ts';

export type WritingMode = 'text' | 'handwriting';
type Changes = Readonly<Record<string, FieldEdit>>;

/**
 * The text being edited, outside of React state: a keystroke in a long entry must not re-render the editor. Every change goes to the host
 * at once; counters and buttons subscribe to what they show.
 */
export interface Draft {
  field(name: string): FieldValue | undefined;
  text(question: string): string;
  mode(): WritingMode;
  write(question: string, text: string): void;
  change(changes: Changes): void;
  /** Stores the writing mode for this entry; by itself it creates no entry. */
  chooseMode(mode: WritingMode): void;
  /** Any text, even spaces, or a drawing: enables 'Guardar' (2§5). */
  hasSomething(): boolean;
  /** Strokes, also where their picture could not be made. */
  hasInk(): boolean;
  /** Text other than spaces, or a drawing with its picture: required for saving. */
  hasContent(): boolean;
  isChanged(): boolean;
  isNew(): boolean;
  /** Undoes every change since the editor was opened. @returns a function that makes them again */
  revert(): () => void;
  subscribe(listener: () => void): () => void;
  /** Registers work that must finish before the text is complete, e.g. a picture in the making. @returns a function that unregisters it */
  beforeLeaving(work: () => Promise<void>): () => void;
  /** Runs the registered work. */
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

  /**
   * The mode to store. The list, which does without ink, tells by it a personal entry that has nothing but ink without a picture from one of
   * which all was taken back (`awaitsPicture`).
   */
  const modeOf = (next: typeof fields): WritingMode => {
    const hasContent = answersOf({ fields: next }).size > 0 || drawingsOf({ fields: next }).size > 0;
    if (hasContent || typeof target.activityId === 'number') return mode;
    return hasInk({ fields: next }) ? 'handwriting' : 'text';
  };
  const send = (changes: Changes) => {
    // An entry is created by its first word or line: opening the editor alone creates none.
    const sent = exists ? changes : { ...firstFields(target, mode, now()), ...changes };
    const next = applyFieldEdits(fields, sent);
    const stored = modeOf(next);
    const all = (next['writingMode'] ?? 'text') === stored ? sent : { ...sent, writingMode: { value: stored } };
    exists = true;
    fields = applyFieldEdits(fields, all);
    edit.set(all);
    for (const listener of listeners) listener();
  };
  const text = (question: string) => textOf(fields[responseField(question)]);
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
      if (exists) send({});
    },
    hasSomething: () =>
      Object.entries(fields).some(([name, value]) => name.startsWith('responses.') && value !== '' && value !== null) ||
      hasDrawing() ||
      draft.hasInk(),
    hasInk: () => hasInk({ fields }),
    hasContent: () => answersOf({ fields }).size > 0 || hasDrawing(),
    isChanged: () => changed.size > 0,
    isNew: () => isNew,
    revert() {
      const names = [...changed];
      const written = fields;
      const back = (to: typeof fields) =>
        Object.fromEntries(names.map((name) => [name, undoOf(name, to[name], fields[name])]));
      if (names.length > 0) {
        changed.clear();
        send(back(opened));
      }
      return () => {
        if (names.length > 0) draft.change(back(written));
      };
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
    ...beginEntry(new Date(now)),
    ...(entryId === undefined ? {} : { entryId: { value: entryId } }),
    title: { value: title },
    writingMode: { value: mode },
    isCompleted: { value: false },
    ...(typeof activityId === 'number' ? { activityId: { value: activityId } } : {}),
  };
}
