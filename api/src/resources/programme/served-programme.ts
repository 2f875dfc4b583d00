import { createHash } from 'node:crypto';
import { createLibrary, type Library } from '../library/library.ts';
import { createProgramme, type Programme } from './programme.ts';
import { publishContent, readPublishedContent } from './content-store.ts';

const RELOAD_AFTER_MS = 200;

/** The programme and the libraries that this process serves, from memory; follows what any process publishes. */
export class ServedProgramme {
  #programme: Programme = createProgramme([]);
  #library: Library = createLibrary([]);
  #reloading: NodeJS.Timeout | undefined;
  readonly #onError: (error: unknown) => void;
  #served = '';
  #onChanged: () => void = () => undefined;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get current(): Programme {
    return this.#programme;
  }

  get library(): Library {
    return this.#library;
  }

  /**
   * Publishes the files of `dir` and serves the result.
   * @returns ids that are missing: none in a release, some while writers are at work
   * @throws ContentError
   */
  async start(dir: string): Promise<readonly string[]> {
    const missing = await publishContent(dir);
    await this.#load();
    return missing;
  }

  /** Serves what the database has. @returns whether that is something else than before */
  async #load(): Promise<boolean> {
    const items = await readPublishedContent();
    const content = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
    if (content === this.#served) return false;
    this.#programme = createProgramme(items);
    this.#library = createLibrary(items);
    this.#served = content;
    return true;
  }

  /** Call for every change in the collection: a release changes many items at once and is read once. */
  changed(): void {
    clearTimeout(this.#reloading);
    this.#reloading = setTimeout(() => void this.#follow().catch(this.#onError), RELOAD_AFTER_MS).unref();
  }

  /**
   * Tells when something else is served than before: not at the start, when nobody has read anything yet, and not when the process
   * hears of what it published itself while starting.
   */
  onChanged(listener: () => void): void {
    this.#onChanged = listener;
  }

  async #follow(): Promise<void> {
    if (await this.#load()) this.#onChanged();
  }

  stop(): void {
    clearTimeout(this.#reloading);
  }
}
