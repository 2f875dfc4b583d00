import type { SyncKind } from '@app/contract/sync';
import type { FieldEdit, StoredDocument } from '@app/shared-ui/host';
import type { Names } from '../core/local-document.ts';
import { sameValue } from '../core/values.ts';
import { newUuid } from '../new-uuid.ts';
import { whenIdle } from '../../loading/when-idle.ts';
import type { Quarantine } from '../quarantine.ts';
import type { ResilientStore } from '../store/resilient-store.ts';
import { assessmentMirror } from './assessment-mirror.ts';
import { calendarMirror } from './calendar-mirror.ts';
import { journalMirror } from './journal-mirror.ts';
import type { MirroredDocument, MirrorFormat } from './mirror-format.ts';
import { settingsMirror } from './settings-mirror.ts';

const FORMATS = [calendarMirror, settingsMirror, journalMirror, assessmentMirror] as const;
/** What the next page's first paint reads is written at once: she may reload right after the switch. */
const AT_ONCE = settingsMirror;
/** Whose the mirrors are. */
const OWNER = 'mirrorOwner';
/** She pauses for so long before they are written: never between two keystrokes. */
const PAUSE_MS = 2000;

export interface MirrorsSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  readonly store: ResilientStore;
  readonly quarantine: Quarantine;
  readonly list: (kind: SyncKind) => readonly StoredDocument[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Writes upon what the text had shown. */
  readonly edit: (
    names: Names,
    edits: Readonly<Record<string, FieldEdit>>,
    seen: MirroredDocument['fields'],
  ) => Promise<void>;
  readonly keepDrawing: (picture: Blob) => Promise<string>;
  /** Asks her whether a calendar that nobody owns is hers. */
  readonly isCalendarHers: () => Promise<boolean>;
}

/**
 * The keys that the specification fixes in local storage: written from her documents when the page has time, without drawings; what
 * somebody else changed there is taken in as an edit; what cannot be read is put aside before anything is written over it (SYNC §4).
 */
export class Mirrors {
  readonly #setting: MirrorsSetting;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #written = new Map<string, readonly unknown[]>();
  /** The texts that this page has written or seen to be ours. */
  readonly #ours = new Map<string, string | undefined>();

  constructor(setting: MirrorsSetting) {
    this.#setting = setting;
  }

  /** Takes in what is there, then keeps it up to date. Only one tab does it. */
  start(): void {
    const { window, subscribe } = this.#setting;
    const { signal } = this.#stop;
    signal.addEventListener(
      'abort',
      subscribe(() => {
        this.#atOnce(AT_ONCE);
        this.#later();
      }),
    );
    window.addEventListener('storage', ({ key }) => FORMATS.some((format) => format.key === key) && this.#later(), {
      signal,
    });
    void this.#run();
  }

  /** @returns when nothing is being written any more */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#stop.abort();
    await this.#running;
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void whenIdle(this.#setting.window).then(() => this.#run()), PAUSE_MS);
  }

  /** Without a pause, as long as nobody else has written there; a page that ends before the note of it takes it for hers, which it is. */
  #atOnce(format: MirrorFormat): void {
    const { window, list } = this.#setting;
    const lists = format.kinds.map(list);
    const isNews = this.#ours.has(format.key) && !sameLists(this.#written.get(format.key), lists);
    if (!isNews || this.#stop.signal.aborted || !this.#isOwner) return;
    const there = window.localStorage.getItem(format.key);
    const text = format.write(list);
    if (text === undefined || text === there || there !== (this.#ours.get(format.key) ?? null)) return;
    try {
      window.localStorage.setItem(format.key, text);
    } catch {
      return; // Full, as below.
    }
    this.#written.set(format.key, lists);
    this.#noteText(format.key, text).catch(() => undefined);
  }

  #run(): Promise<void> {
    this.#running = this.#running
      .then(async () => {
        if (this.#stop.signal.aborted) return;
        await this.#settleOwner();
        for (const format of FORMATS) if (!this.#stop.signal.aborted && this.#isOwner) await this.#mirror(format);
      })
      .catch((error: unknown) => console.error('The mirrors in local storage could not be written', error));
    return this.#running;
  }

  /**
   * Makes the mirrors hers. What another woman's page wrote goes first, in the same task as the change of the name: a page that went away
   * in between would leave her words to be taken for those of whoever is signed in.
   */
  async #settleOwner(): Promise<void> {
    const { window, userId, isCalendarHers, quarantine } = this.#setting;
    const owner = window.localStorage.getItem(OWNER);
    if (owner === userId) return;
    const calendar = window.localStorage.getItem(calendarMirror.key);
    const hasDays = calendar !== null && (calendarMirror.read(calendar)?.documents.length ?? 0) > 0;
    if (owner === null && hasDays && !(await isCalendarHers())) {
      await quarantine.keep('otro-calendario', calendar);
      if (this.#stop.signal.aborted) return;
      window.localStorage.removeItem(calendarMirror.key);
    }
    if (owner !== null) removeMirrors(window);
    window.localStorage.setItem(OWNER, userId);
  }

  /** Not while another account's page, open beside this one, has made them its own. */
  get #isOwner(): boolean {
    return this.#setting.window.localStorage.getItem(OWNER) === this.#setting.userId;
  }

  async #mirror(format: MirrorFormat): Promise<void> {
    const { window, list } = this.#setting;
    const storage = window.localStorage;
    const there = storage.getItem(format.key);
    const last = await this.#lastText(format.key);
    if (there !== null && there !== last) await this.#takeIn(format, there, last);
    const lists = format.kinds.map(list);
    const isUnchanged = there !== null && there === last && sameLists(this.#written.get(format.key), lists);
    if (isUnchanged) return;
    const text = format.write(list);
    this.#written.set(format.key, lists);
    if (text === there) return;
    try {
      // The note first: a text that is not ours must never be taken for one of ours.
      await this.#noteText(format.key, text);
      if (this.#stop.signal.aborted || !this.#isOwner) return;
      if (text === undefined) storage.removeItem(format.key);
      else storage.setItem(format.key, text);
    } catch {
      // A full local storage keeps no mirror; her words are in the database (2§8: ignored).
    }
  }

  async #takeIn(format: MirrorFormat, text: string, last: string | undefined): Promise<void> {
    const reading = format.read(text);
    if (!reading?.isWhole) {
      console.error(format.complaint);
      await this.#setting.quarantine.keep(format.key, text);
    }
    const before = new Map((last && format.read(last)?.documents.map((one) => [one.name, one])) || []);
    for (const document of reading?.documents ?? []) await this.#takeInOne(document, before.get(document.name));
  }

  async #takeInOne(document: MirroredDocument, before: MirroredDocument | undefined): Promise<void> {
    const { edit } = this.#setting;
    const edits: Record<string, FieldEdit> = {};
    for (const [name, value] of Object.entries(document.fields))
      if (!sameValue(value, before?.fields[name])) edits[name] = { value };
    for (const [field, urls] of Object.entries(document.pictures ?? {})) {
      const hashes = await Promise.all(urls.map((url) => this.#keepPicture(url)));
      const kept = hashes.filter((hash) => hash !== undefined);
      if (kept.length > 0 && field.startsWith('savedDrawings.')) edits[field] = { add: kept, remove: [] };
      else if (kept[0] !== undefined) edits[field] = { value: kept[0] };
    }
    if (Object.keys(edits).length > 0) await edit(this.#namesOf(document), edits, before?.fields ?? {});
  }

  async #keepPicture(url: string): Promise<string | undefined> {
    const { window, keepDrawing } = this.#setting;
    const [head = '', data = ''] = url.split(',', 2);
    try {
      const bytes = Uint8Array.from(window.atob(data), (letter) => letter.charCodeAt(0));
      return await keepDrawing(new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' }));
    } catch {
      return undefined;
    }
  }

  /** An entry is known by its creation time; one of an activity by that. */
  #namesOf({ kind, name, fields }: MirroredDocument): Names {
    if (kind !== 'entry') return { kind, key: name };
    const { activityId, entryId } = fields;
    const known = this.#setting.list('entry').find((entry) => entryId && entry.fields['entryId'] === entryId);
    return { kind, key: known?.key ?? (typeof activityId === 'number' ? `activity-${activityId}` : newUuid()) };
  }

  async #lastText(key: string): Promise<string | undefined> {
    if (!this.#ours.has(key)) {
      const kept = await this.#setting.store.database?.get('mirrors', key);
      this.#ours.set(key, kept?.text);
    }
    return this.#ours.get(key);
  }

  async #noteText(key: string, text: string | undefined): Promise<void> {
    this.#ours.set(key, text);
    if (text === undefined) await this.#setting.store.database?.delete('mirrors', key);
    else await this.#setting.store.database?.put('mirrors', { id: key, text });
  }
}

const sameLists = (before: readonly unknown[] | undefined, now: readonly unknown[]): boolean =>
  before !== undefined && before.every((list, i) => list === now[i]);

/** Takes the mirrors of her data off this device. */
export function removeMirrors(window: Window): void {
  try {
    for (const { key } of FORMATS) window.localStorage.removeItem(key);
  } catch {
    // No storage, no mirrors.
  }
}
