import type { FieldEdit, StoredDocument } from '@app/contract/documents';
import type { SyncKind } from '@app/contract/sync';
import type { DocumentRef } from '@app/sync/document/local-document';
import { sameValue } from '@app/sync/document/values';
import { newUuid } from '@app/sync/new-uuid';
import { MIRROR_OWNER } from '../../storage/mirror-owner.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { DeviceMirror, MirrorSource } from '@app/sync/device-mirror';
import { assessmentMirror } from './assessment-mirror.ts';
import { calendarMirror } from './calendar-mirror.ts';
import { journalMirror } from './journal-mirror.ts';
import type { MirroredDocument, MirrorFormat } from './mirror-format.ts';
import { isOurs, type WrittenText, WrittenTexts } from './written-texts.ts';
import { settingsMirror } from './settings-mirror.ts';

const FORMATS = [calendarMirror, settingsMirror, journalMirror, assessmentMirror] as const;
/** The next page's first paint reads it: written at once, because the user may reload right after the switch. */
const AT_ONCE = settingsMirror;
/** Pause in milliseconds before mirrors are written (debounce): never between two keystrokes. */
const PAUSE_MS = 2000;

interface MirrorSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  /** Asks the user whether a calendar without owner is theirs. */
  readonly isCalendarHers: () => Promise<boolean>;
}

/**
 * The keys that the specification fixes in local storage: written from the documents when the page has time, without drawings; what
 * somebody else changed there is taken in as an edit; what cannot be read is put aside before anything is written over it (SYNC §4).
 */
class LocalStorageMirror {
  readonly #setting: MirrorSetting & MirrorSource;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #written = new Map<string, readonly unknown[]>();
  readonly #ownTexts: WrittenTexts;

  readonly #list = (kind: SyncKind): readonly StoredDocument[] => this.#setting.documents.list(kind);

  constructor(setting: MirrorSetting & MirrorSource) {
    this.#setting = setting;
    this.#ownTexts = new WrittenTexts(setting.store);
  }

  /** Takes in what is there, then keeps it up to date. Only one tab does it. */
  start(): void {
    const { window, documents } = this.#setting;
    const { signal } = this.#stop;
    signal.addEventListener(
      'abort',
      documents.subscribe(() => {
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

  /**
   * Writes without a pause, unless other code has written there. If the page ends before the note is written, the next one imports its
   * own text, which changes nothing.
   */
  #atOnce(format: MirrorFormat): void {
    const { window } = this.#setting;
    const lists = format.kinds.map(this.#list);
    const own = this.#ownTexts.known(format.key);
    if (!own || sameLists(this.#written.get(format.key), lists)) return;
    if (this.#stop.signal.aborted || !this.#isOwner) return;
    const there = window.localStorage.getItem(format.key);
    const text = format.write(this.#list);
    if (text === undefined || text === there || !isOurs(own, there)) return;
    try {
      window.localStorage.setItem(format.key, text);
    } catch {
      return; // Full, as below.
    }
    this.#written.set(format.key, lists);
    this.#ownTexts.note(format.key, { text }).catch(() => undefined);
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
   * Makes this account the owner. Another account's mirrors are removed first, in the same task as the change of the owner: a page that
   * ends in between must not leave texts that the next page would import into the wrong account.
   */
  async #settleOwner(): Promise<void> {
    const { window, userId, isCalendarHers, quarantine } = this.#setting;
    const owner = window.localStorage.getItem(MIRROR_OWNER);
    if (owner === userId) return;
    const calendar = window.localStorage.getItem(calendarMirror.key);
    const hasDays = calendar !== null && (calendarMirror.read(calendar)?.documents.length ?? 0) > 0;
    if (owner === null && hasDays && !(await isCalendarHers())) {
      await quarantine.keep('otro-calendario', calendar);
      if (this.#stop.signal.aborted) return;
      window.localStorage.removeItem(calendarMirror.key);
    }
    if (owner !== null) removeMirror(window);
    window.localStorage.setItem(MIRROR_OWNER, userId);
  }

  /** Not while another account's page, open beside this one, has made them its own. */
  get #isOwner(): boolean {
    return this.#setting.window.localStorage.getItem(MIRROR_OWNER) === this.#setting.userId;
  }

  async #mirror(format: MirrorFormat): Promise<void> {
    const { window } = this.#setting;
    const storage = window.localStorage;
    const there = storage.getItem(format.key);
    const own = await this.#ownTexts.of(format.key);
    if (there !== null && !isOurs(own, there)) await this.#takeIn(format, there, own);
    const lists = format.kinds.map(this.#list);
    if (there !== null && there === own.text && sameLists(this.#written.get(format.key), lists)) return;
    const text = format.write(this.#list);
    this.#written.set(format.key, lists);
    try {
      // The notes first: what is ours must never be taken for somebody else's, whether it is written now or not.
      if (text !== there) await this.#ownTexts.note(format.key, bothOf(text, there));
      if (this.#stop.signal.aborted || !this.#isOwner) return;
      if (storage.getItem(format.key) !== there) return this.#later(); // somebody has just written there
      if (text === undefined) storage.removeItem(format.key);
      else if (text !== there) storage.setItem(format.key, text);
      await this.#ownTexts.note(format.key, text === undefined ? {} : { text });
    } catch {
      // A full local storage keeps no mirror; the words are in the database (2§8: ignored).
    }
  }

  async #takeIn(format: MirrorFormat, text: string, own: WrittenText): Promise<void> {
    const reading = format.read(text);
    if (!reading?.isComplete) {
      console.error(format.complaint);
      await this.#setting.quarantine.keep(format.key, text);
    }
    // The base of the foreign text is unknown: on the older one, newer edits meet it as a sibling.
    const before = [own.before, own.text].flatMap((each) => (each && format.read(each)?.documents) || []);
    for (const document of reading?.documents ?? []) {
      const versions = before.filter(({ name }) => name === document.name).map(({ fields }) => fields);
      await this.#takeInOne(document, versions);
    }
  }

  /** @param before its fields in our own texts, the oldest first: what is as in one of them nobody has changed */
  async #takeInOne(document: MirroredDocument, before: readonly MirroredDocument['fields'][]): Promise<void> {
    const { writer } = this.#setting;
    const edits: Record<string, FieldEdit> = {};
    for (const [name, value] of Object.entries(document.fields))
      if (before.every((fields) => !sameValue(value, fields[name]))) edits[name] = { value };
    for (const [field, urls] of Object.entries(document.pictures ?? {})) {
      const hashes = await Promise.all(urls.map((url) => this.#keepPicture(url)));
      const kept = hashes.filter((hash) => hash !== undefined);
      if (kept.length > 0 && field.startsWith('savedDrawings.')) edits[field] = { add: kept, remove: [] };
      else if (kept[0] !== undefined) edits[field] = { value: kept[0] };
    }
    const baseValues = new Map(Object.entries(before[0] ?? {}));
    if (Object.keys(edits).length > 0) await writer.write(this.#namesOf(document), edits, baseValues);
  }

  async #keepPicture(url: string): Promise<string | undefined> {
    const { window, documents } = this.#setting;
    const [head = '', data = ''] = url.split(',', 2);
    try {
      const bytes = Uint8Array.from(window.atob(data), (letter) => letter.charCodeAt(0));
      return await documents.keepDrawing(new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' }));
    } catch {
      return undefined;
    }
  }

  /** An entry is known by its creation time; one of an activity by that. */
  #namesOf({ kind, name, fields }: MirroredDocument): DocumentRef {
    if (kind !== 'entry') return { kind, key: name };
    const { activityId, entryId } = fields;
    const known = this.#list('entry').find((entry) => entryId && entry.fields['entryId'] === entryId);
    return { kind, key: known?.key ?? (typeof activityId === 'number' ? `activity-${activityId}` : newUuid()) };
  }
}

const bothOf = (text: string | undefined, before: string | null): WrittenText => ({
  ...(text === undefined ? {} : { text }),
  ...(before === null ? {} : { before }),
});

const sameLists = (before: readonly unknown[] | undefined, now: readonly unknown[]): boolean =>
  before !== undefined && before.every((list, i) => list === now[i]);

/** Removes the mirrors from this device. */
function removeMirror(window: Window): void {
  try {
    for (const { key } of FORMATS) window.localStorage.removeItem(key);
  } catch {
    // No storage, no mirrors.
  }
}

/** The mirror in local storage, as the synchronisation starts and stops it. */
export function createLocalStorageMirror(setting: MirrorSetting): DeviceMirror {
  let running: LocalStorageMirror | undefined;
  return {
    start(source, signal) {
      const mirror = new LocalStorageMirror({ ...setting, ...source });
      running = mirror;
      mirror.start();
      signal.addEventListener('abort', () => void mirror.stop());
    },
    stop: async () => running?.stop(),
    remove: () => removeMirror(setting.window),
  };
}
