import type { FileHandle } from 'node:fs/promises';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import * as z from 'zod';
import { invalid } from '../../../platform/errors.ts';
import { isWithin } from './count-values.ts';

/** More files than an account can have drawings and documents for. */
const MOST_FILES = 50_000;
/** Largest JSON file; a single document can be four million characters, of which each may take six in JSON. */
const MOST_JSON_BYTES = 48 * 1024 * 1024;

/**
 * Values in one JSON file. Of those that we write, a file of documents has four million characters and then one document, so that not half
 * as many fit; 48 MB of nothing but `{},` keep a process busy for a minute.
 */
const MOST_VALUES = 1_000_000;
/** How deep they lie: of ours a list of documents, a document, its fields, a value of three levels, and as much again. */
const MOST_DEPTH = 16;

export const notAnArchive = () => invalid({ body: 'No es un archivo de tus datos.' });

/** A ZIP whose files are read one at a time: what is not asked for is never unpacked. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws HttpProblem 400 no ZIP, or one of too many files */
  static async open(file: FileHandle): Promise<Archive> {
    try {
      const zip = await fromFdPromise(file.fd, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > MOST_FILES) throw new Error('too many files');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Archive(zip, entries);
    } catch {
      throw notAnArchive();
    }
  }

  /** Names of the files in a folder, in their order. */
  namesIn(folder: string): string[] {
    return [...this.#entries.keys()].filter((name) => name.startsWith(folder) && name !== folder).toSorted();
  }

  /** Its length when unpacked, as it is declared. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0;
  }

  /** @returns `undefined` where there is no such file, or it is larger than allowed */
  async bytes(name: string, limitBytes: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name);
    // The reader holds the file to what it declares: a bomb is refused before it opens.
    if (!entry || entry.uncompressedSize > limitBytes) return undefined;
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of (await this.#zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>)
        chunks.push(chunk);
      return Buffer.concat(chunks);
    } catch {
      throw notAnArchive();
    }
  }

  /** @throws HttpProblem 400 where there is no such file, or not what it should hold */
  async json<S extends z.core.$ZodType>(name: string, schema: S): Promise<z.core.output<S>> {
    const bytes = await this.bytes(name, MOST_JSON_BYTES);
    if (!bytes || !isWithin(bytes, { values: MOST_VALUES, depth: MOST_DEPTH })) throw notAnArchive();
    let content: unknown;
    try {
      content = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw notAnArchive();
    }
    const result = z.safeParse(schema, content);
    if (!result.success) throw notAnArchive();
    return result.data;
  }
}
