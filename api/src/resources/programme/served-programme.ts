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
    await this.reload();
    return missing;
  }

  async reload(): Promise<void> {
    const items = await readPublishedContent();
    this.#programme = createProgramme(items);
    this.#library = createLibrary(items);
  }

  /** Call for every change in the collection: a release changes many items at once and is read once. */
  changed(): void {
    clearTimeout(this.#reloading);
    this.#reloading = setTimeout(() => void this.#follow().catch(this.#onError), RELOAD_AFTER_MS).unref();
  }

  /** Tells when something else is served than before: not at the start, when nobody has read anything yet. */
  onChanged(listener: () => void): void {
    this.#onChanged = listener;
  }

  async #follow(): Promise<void> {
    await this.reload();
    this.#onChanged();
  }

  stop(): void {
    clearTimeout(this.#reloading);
  }
}
