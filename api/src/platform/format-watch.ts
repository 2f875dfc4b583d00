import { requireKnownFormat } from './data-format.ts';
import type { Logger } from './logger.ts';
import { OperatorError } from './operator-error.ts';

const AGAIN_MS = 1000;

interface FormatWatchOptions {
  readonly logger: Logger;
  /** Newest format that this release knows; its own by default. */
  readonly format?: number | undefined;
  /** Called once, when the data are in a newer format: this process must write nothing more. */
  readonly onRaised: () => void;
}

/** Looks at the format of the data while a process runs: another process, of a newer release, may raise it at any time. */
export class FormatWatch {
  #isOver = false;
  /** Whether the change stream reports a new format. */
  #isFollowed = false;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly options: FormatWatchOptions) {}

  /** Looks at once, and again for as long as a look fails or the change stream is away. */
  look(): void {
    if (this.#isOver) return;
    clearTimeout(this.#next);
    void requireKnownFormat(this.options.format).then(
      () => this.#isFollowed || this.#lookAgain(),
      (error: unknown) => (error instanceof OperatorError ? this.#end(error) : this.#lookAgain()),
    );
  }

  /** The change stream is connected or lost; a new format may have come in between. */
  followed(isFollowed: boolean): void {
    this.#isFollowed = isFollowed;
    this.look();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#next);
  }

  #lookAgain(): void {
    clearTimeout(this.#next);
    if (!this.#isOver) this.#next = setTimeout(() => this.look(), AGAIN_MS).unref();
  }

  #end(reason: OperatorError): void {
    if (this.#isOver) return;
    this.stop();
    this.options.logger.fatal({ reason: reason.message }, 'this process serves nothing more: stop it');
    this.options.onRaised();
  }
}
