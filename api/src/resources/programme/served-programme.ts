import { createProgramme, type Programme } from './programme.ts';
import { publishContent, readPublishedContent } from './content-store.ts';

const RELOAD_AFTER_MS = 200;

/** The programme that this process serves, from memory; follows what any process publishes. */
export class ServedProgramme {
  #programme: Programme = createProgramme([]);
  #reloading: NodeJS.Timeout | undefined;
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  get current(): Programme {
    return this.#programme;
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
    this.#programme = createProgramme(await readPublishedContent());
  }

  /** Call for every change in the collection: a release changes many items at once and is read once. */
  changed(): void {
    clearTimeout(this.#reloading);
    this.#reloading = setTimeout(() => void this.reload().catch(this.#onError), RELOAD_AFTER_MS).unref();
  }

  stop(): void {
    clearTimeout(this.#reloading);
  }
}
