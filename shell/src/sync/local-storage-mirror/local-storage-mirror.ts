import type { StoredDocument } from '@app/contract/documents';
import type { SyncKind } from '@app/contract/sync';
import { MIRROR_OWNER } from '../../storage/mirror-owner.ts';
import { sessionOwner } from '../../storage/session-owner.ts';
import { whenIdle } from '../../ui/when-idle.ts';
import type { DeviceMirror, MirrorSource } from '@app/sync/device-mirror';
import { assessmentMirror } from './assessment-mirror.ts';
import { calendarMirror } from './calendar-mirror.ts';
import { journalMirror } from './journal-mirror.ts';
import type { MirrorFormat } from './mirror-format.ts';
import { isOurs, NOTHING, type WrittenText, WrittenTexts } from './written-texts.ts';
import { removeProgressMirror } from './progress-mirror.ts';
import { settingsMirror } from './settings-mirror.ts';
import { takeIn } from './take-in.ts';

const FORMATS = [calendarMirror, settingsMirror, journalMirror, assessmentMirror] as const;
/** The next page's first paint reads it: written at once, because the user may reload right after the switch. */
const AT_ONCE = settingsMirror;
/** Pause in milliseconds before mirrors are written (debounce): never between two keystrokes. */
const PAUSE_MS = 2000;

interface MirrorSetting {
  readonly userId: string;
  readonly window: Window & typeof globalThis;
  /** Asks the user whether a calendar without owner is theirs. */
  readonly askIfCalendarIsOwn: () => Promise<boolean>;
  /** A lock is set: no word may stand there (D43). */
  readonly isLocked?: () => boolean;
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
    const text = this.#textOf(format);
    if (text === undefined || text === there || !isOurs(own, there)) return;
    try {
      window.localStorage.setItem(format.key, text);
    } catch {
      return; // Full, as below.
    }
    this.#written.set(format.key, lists);
    this.#ownTexts.note(format.key, { text }).catch(() => undefined);
  }

  #textOf(format: MirrorFormat): string | undefined {
    return this.#setting.isLocked?.() ? NOTHING : format.write(this.#list);
  }

  /** Writes all of them anew. */
  refresh(): Promise<void> {
    this.#written.clear();
    return this.#run();
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
   * Makes this account the owner, unless another has signed in since this page was loaded: its page has taken the keys over, and taken back they
   * would change hands for as long as both are open. Another account's mirrors are removed first, in the same task as the change of the owner: a
   * page that ends in between must not leave texts that the next page would import into the wrong account.
   */
  async #settleOwner(): Promise<void> {
    const { window, userId, askIfCalendarIsOwn, quarantine } = this.#setting;
    const owner = window.localStorage.getItem(MIRROR_OWNER);
    if (owner === userId || (owner !== null && (sessionOwner() ?? userId) !== userId)) return;
    const calendar = window.localStorage.getItem(calendarMirror.key);
    const hasDays = calendar !== null && (calendarMirror.read(calendar)?.documents.length ?? 0) > 0;
    if (owner === null && hasDays && !(await askIfCalendarIsOwn())) {
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
    if (there !== null && !isOurs(own, there)) await takeIn(this.#setting, format, there, own);
    const lists = format.kinds.map(this.#list);
    if (there !== null && there === own.text && sameLists(this.#written.get(format.key), lists)) return;
    const text = this.#textOf(format);
    this.#written.set(format.key, lists);
    try {
      // The notes first: what is ours must never be taken for somebody else's, whether it is written now or not.
      // `{}` needs none, and under a lock no word may wait for a database that another tab converts.
      if (text !== there && text !== NOTHING) await this.#ownTexts.note(format.key, bothOf(text, there));
      if (this.#stop.signal.aborted || !this.#isOwner) return;
      if (storage.getItem(format.key) !== there) return this.#later(); // somebody has just written there
      if (text === undefined) storage.removeItem(format.key);
      else if (text !== there) storage.setItem(format.key, text);
      await this.#ownTexts.note(format.key, text === undefined ? {} : { text });
    } catch {
      // A full local storage keeps no mirror; the words are in the database (2§8: ignored).
    }
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
    refresh: async () => running?.refresh(),
    remove() {
      removeMirror(setting.window);
      removeProgressMirror(setting.window);
    },
  };
}
