import type { DocumentEdit, FieldEdit, StoredDocument } from '@app/contract/documents';
import { documentId, type Names } from './core/local-document.ts';
import type { Seen } from './core/write.ts';

type Edits = Readonly<Record<string, FieldEdit>>;

export interface StretchSetting {
  readonly names: Names;
  readonly opened: StoredDocument | undefined;
  /** Writes edits on the device. @returns what her screen shows then */
  readonly commit: (names: Names, edits: Edits, seen: Seen) => Promise<Seen>;
  readonly onNoted: () => void;
  readonly onClosed: () => void;
}

/** After a keystroke, the longest that words are in the page's memory only. */
const DRAFT_MS = 250;

/** One stretch of editing: notes what she writes, and has it on the device shortly after, in order. */
export class Stretch implements DocumentEdit {
  readonly opened: StoredDocument | undefined;
  readonly names: Names;
  #seen: Seen;
  #noted: Edits = {};
  #committing: Edits = {};
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #setting: StretchSetting;

  constructor(setting: StretchSetting, seen: Seen) {
    this.#setting = setting;
    this.#seen = seen;
    this.names = setting.names;
    this.opened = setting.opened;
  }

  get id(): string {
    return documentId(this.names);
  }

  /** What is not on the device yet. */
  get unsaved(): Edits {
    return merged(this.#committing, this.#noted);
  }

  /** What her screen showed of the fields that are not on the device yet. */
  get seen(): Seen {
    return new Map(Object.keys(this.unsaved).map((name) => [name, this.#seen.get(name)]));
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
      this.#seen = await this.#setting.commit(this.names, this.#committing, new Map(this.#seen));
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
