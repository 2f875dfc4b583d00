import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive while it is written. */
export interface ZipFileWriter {
  write(text: string): void;
  end(text?: string): void;
}

/** Writes a ZIP piece by piece: what has been written can be sent on at any time, and is then no longer in memory. */
export class ZipWriter {
  #chunks: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
  });

  constructor(readonly at: Date) {}

  /** A text, compressed. Files are written one after the other. */
  text(name: string): ZipFileWriter {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = this.at;
    this.#zip.add(file);
    return {
      write: (text) => file.push(strToU8(text), false),
      end: (text = '') => file.push(strToU8(text), true),
    };
  }

  /** Bytes that are compressed already. */
  bytes(name: string, bytes: Uint8Array): void {
    const file = new ZipPassThrough(name);
    file.mtime = this.at;
    this.#zip.add(file);
    file.push(bytes, true);
  }

  /** What was written since the last call. */
  take(): Uint8Array[] {
    const taken = this.#chunks;
    this.#chunks = [];
    return taken;
  }

  /** Writes the table of contents; nothing can be added any more. */
  end(): void {
    this.#zip.end();
  }
}
