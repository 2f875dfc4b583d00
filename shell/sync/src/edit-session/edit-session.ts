import type { FieldEdit } from '@app/contract/documents';
import { mergeListEdits } from '@app/contract/field-edits';
import type { DocumentCache } from '../document-cache/document-cache.ts';
import type { DocumentWriter } from '../document-writer.ts';
import { documentId, type DocumentRef } from '../document/local-document.ts';
import type { BaseValues } from '../merge/queue-edit.ts';

type Edits = Readonly<Record<string, FieldEdit>>;

/** Longest time in milliseconds that a keystroke is in the page's memory only. */
const WRITE_DELAY_MS = 250;

interface EditSessionSetting {
  readonly writer: Pick<DocumentWriter, 'write'>;
  /** Shows unsaved edits at once (optimistic). */
  readonly cache: Pick<DocumentCache, 'setUnsaved'>;
}

/** An open edit of one document: collects keystrokes and writes them in order, at most `WRITE_DELAY_MS` after each. */
export class EditSession {
  readonly ref: DocumentRef;
  #baseValues: BaseValues;
  #noted: Edits = {};
  #committing: Edits = {};
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #setting: EditSessionSetting;

  /** @param baseValues what the screen shows of each field as the edit begins */
  constructor(ref: DocumentRef, baseValues: BaseValues, setting: EditSessionSetting) {
    this.ref = ref;
    this.#baseValues = baseValues;
    this.#setting = setting;
  }

  /** Edits that are not stored yet. */
  get unsaved(): Edits {
    return merged(this.#committing, this.#noted);
  }

  /** What the screen showed of the fields of `unsaved`. */
  get baseValues(): BaseValues {
    return new Map(Object.keys(this.unsaved).map((name) => [name, this.#baseValues.get(name)]));
  }

  set(changes: Edits): void {
    this.#noted = merged(this.#noted, changes);
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), WRITE_DELAY_MS);
    this.#show();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // In order, whatever became of the write before: edits that failed are noted again.
    this.#last = this.#last.catch(() => undefined).then(() => this.#commit());
    return this.#last;
  }

  /** @throws Error when no store takes the edits: they stay on the screen, and in the draft that a leaving page writes */
  async close(): Promise<void> {
    await this.flush();
    this.#setting.cache.setUnsaved(documentId(this.ref), this, undefined);
  }

  async #commit(): Promise<void> {
    if (Object.keys(this.#noted).length === 0) return;
    this.#committing = this.#noted;
    this.#noted = {};
    try {
      this.#baseValues = await this.#setting.writer.write(this.ref, this.#committing, this.#baseValues);
    } catch (error) {
      this.#noted = merged(this.#committing, this.#noted);
      throw error;
    } finally {
      this.#committing = {};
      this.#show();
    }
  }

  #show(): void {
    const { unsaved } = this;
    const edits = Object.keys(unsaved).length > 0 ? unsaved : undefined;
    this.#setting.cache.setUnsaved(documentId(this.ref), this, edits);
  }
}

function merged(before: Edits, later: Edits): Edits {
  const all: Record<string, FieldEdit> = { ...before };
  for (const [name, edit] of Object.entries(later)) all[name] = mergedEdit(all[name], edit);
  return all;
}

function mergedEdit(before: FieldEdit | undefined, later: FieldEdit): FieldEdit {
  return !before || 'value' in before || 'value' in later ? later : mergeListEdits(before, later);
}
