import { createHash } from 'node:crypto';
import { createLibrary, type Library } from '../content/library-items.ts';
import { createProgramme, type Programme } from './programme.ts';
import { publishContent, readPublishedContent } from '../content/content.repository.ts';

const RELOAD_AFTER_MS = 200;

/** The programme and the libraries that this process serves from memory; it follows publications of all processes. */
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
   * @returns missing ids: none in a release, some while writers are working
   * @throws OperatorError as `publishContent`
   */
  async start(dir: string): Promise<readonly string[]> {
    const missing = await publishContent(dir);
    await this.#load();
    return missing;
  }

  /** Loads the content from the database. @returns whether it has changed */
  async #load(): Promise<boolean> {
    const items = await readPublishedContent();
    const content = createHash('sha256').update(JSON.stringify(items)).digest('base64url');
    if (content === this.#served) return false;
    this.#programme = createProgramme(items);
    this.#library = createLibrary(items);
    this.#served = content;
    return true;
  }

  /** Reloads the content after a change in the collection; debounced, as a release changes many items at once. Call it for every change. */
  changed(): void {
    clearTimeout(this.#reloading);
    this.#reloading = setTimeout(() => void this.#follow().catch(this.#onError), RELOAD_AFTER_MS).unref();
  }

  /**
   * Calls back when the served content changes. Not at the start, when nobody has read it, and so not for the publication of this process's
   * own files.
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
