import type { DocumentEdit, FieldEdit, StoredDocument } from '@app/contract/documents';
import { documentId, type DocumentRef } from '../merge/local-document.ts';
import type { BaseValues } from '../merge/queue-edit.ts';

type Edits = Readonly<Record<string, FieldEdit>>;

export interface EditSessionSetting {
  readonly ref: DocumentRef;
  readonly opened: StoredDocument | undefined;
  /** Writes edits on the device. @returns what her screen shows then */
  readonly commit: (ref: DocumentRef, edits: Edits, baseValues: BaseValues) => Promise<BaseValues>;
  readonly onNoted: () => void;
  readonly onClosed: () => void;
}

/** After a keystroke, the longest that words are in the page's memory only. */
const DRAFT_MS = 250;

/** One stretch of editing: notes what she writes, and has it on the device shortly after, in order. */
export class EditSession implements DocumentEdit {
  readonly opened: StoredDocument | undefined;
  readonly ref: DocumentRef;
  #baseValues: BaseValues;
  #noted: Edits = {};
  #committing: Edits = {};
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #setting: EditSessionSetting;

  constructor(setting: EditSessionSetting, baseValues: BaseValues) {
    this.#setting = setting;
    this.#baseValues = baseValues;
    this.ref = setting.ref;
    this.opened = setting.opened;
  }

  get id(): string {
    return documentId(this.ref);
  }

  /** What is not on the device yet. */
  get unsaved(): Edits {
    return merged(this.#committing, this.#noted);
  }

  /** What her screen showed of the fields that are not on the device yet. */
  get baseValues(): BaseValues {
    return new Map(Object.keys(this.unsaved).map((name) => [name, this.#baseValues.get(name)]));
  }

  set(changes: Edits): void {
    this.#noted = merged(this.#noted, changes);
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), DRAFT_MS);
    this.#setting.onNoted();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // In order, whatever became of the one before: what failed is noted again.
    this.#last = this.#last.catch(() => undefined).then(() => this.#commit());
    return this.#last;
  }

  close(): void {
    // What no store takes stays before her eyes, and in the draft that a leaving page writes.
    this.flush().then(this.#setting.onClosed, () => undefined);
  }

  async #commit(): Promise<void> {
    if (Object.keys(this.#noted).length === 0) return;
    this.#committing = this.#noted;
    this.#noted = {};
    try {
      this.#baseValues = await this.#setting.commit(this.ref, this.#committing, new Map(this.#baseValues));
    } catch (error) {
      this.#noted = merged(this.#committing, this.#noted);
      throw error;
    } finally {
      this.#committing = {};
      this.#setting.onNoted();
    }
  }
}

function merged(before: Edits, later: Edits): Edits {
  const all: Record<string, FieldEdit> = { ...before };
  for (const [name, edit] of Object.entries(later)) all[name] = mergedEdit(all[name], edit);
  return all;
}

function mergedEdit(before: FieldEdit | undefined, later: FieldEdit): FieldEdit {
  if (!before || 'value' in before || 'value' in later) return later;
  return {
    add: [...before.add.filter((hash) => !later.remove.includes(hash) && !later.add.includes(hash)), ...later.add],
    remove: [...before.remove.filter((hash) => !later.add.includes(hash)), ...later.remove],
  };
}
