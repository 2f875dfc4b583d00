import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Writes a ZIP in chunks: finished chunks can be sent at any time, and are then freed. */
export class ZipWriter {
  #chunks: Uint8Array[] = [];
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk);
  });

  constructor(readonly at: Date) {}

  /** Adds a text file, compressed. */
  text(name: string, text: string): void {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = this.at;
    this.#zip.add(file);
    file.push(strToU8(text), true);
  }

  /** Adds bytes that are compressed already. */
  bytes(name: string, bytes: Uint8Array): void {
    const file = new ZipPassThrough(name);
    file.mtime = this.at;
    this.#zip.add(file);
    file.push(bytes, true);
  }

  /** The chunks since the last call. */
  take(): Uint8Array[] {
    const taken = this.#chunks;
    this.#chunks = [];
    return taken;
  }

  /** Writes the central directory; nothing can be added afterwards. */
  end(): void {
    this.#zip.end();
  }
}
