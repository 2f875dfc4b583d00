import type { FileHandle } from 'node:fs/promises';
import { type Entry, fromFdPromise, type ZipFile } from 'yauzl';
import * as z from 'zod';
import { invalid } from '../../../../platform/errors.ts';
import { HEAD_FILE } from '../export/archive-format.ts';
import { isWithin } from './count-values.ts';

/** More files than the drawings and documents of any account. */
const MOST_FILES = 50_000;
/** Largest JSON file in bytes; one document can have four million characters, each up to six bytes in JSON. */
const MOST_JSON_BYTES = 48 * 1024 * 1024;

/**
 * Most values in one JSON file. Our document files end after four million characters and one more document, so less than half as many fit;
 * parsing 48 MB of `{},` would block a process for a minute.
 */
const MOST_VALUES = 1_000_000;
/** Deepest nesting: ours has a list of documents, a document, its fields and a value of three levels; doubled. */
const MOST_DEPTH = 16;

export const notAnArchive = () =>
  invalid({ body: 'No es un archivo de tus datos. Elige el ZIP que descargaste con «Exportar mis datos».' });

/** Files that systems add when a folder is packed: `__MACOSX/`, `.DS_Store`, `Thumbs.db`; and the names of folders themselves. */
const isOfSystem = (name: string): boolean => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i.test(name);

/** The files under the folder in which an archive was packed again; the outermost one, where several hold an archive. */
function withoutRoot(entries: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const roots = [...entries.keys()]
    .filter((name) => name === HEAD_FILE || name.endsWith(`/${HEAD_FILE}`))
    .map((name) => name.slice(0, -HEAD_FILE.length));
  const root = roots.toSorted((a, b) => a.length - b.length)[0] ?? '';
  const inRoot = [...entries].filter(([name]) => name.startsWith(root));
  return new Map(inRoot.map(([name, entry]) => [name.slice(root.length), entry]));
}

/** A ZIP whose files are read one at a time: only requested files are unpacked. */
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
      for await (const entry of zip.eachEntry()) if (!isOfSystem(entry.fileName)) entries.set(entry.fileName, entry);
      return new Archive(zip, withoutRoot(entries));
    } catch {
      throw notAnArchive();
    }
  }

  /** Names of the files in a folder, sorted. */
  namesIn(folder: string): string[] {
    return [...this.#entries.keys()].filter((name) => name.startsWith(folder) && name !== folder).toSorted();
  }

  /** The declared size when unpacked, in bytes. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0;
  }

  /** @returns `undefined` if there is no such file, or it is larger than allowed */
  async bytes(name: string, limitBytes: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name);
    // yauzl enforces the declared size: a zip bomb is refused before it is unpacked.
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

  /** @throws HttpProblem 400 the file is missing, or its content is invalid */
  async json<S extends z.core.$ZodType>(name: string, schema: S): Promise<z.core.output<S>> {
    const bytes = await this.bytes(name, MOST_JSON_BYTES);
    if (!bytes || !isWithin(bytes, { values: MOST_VALUES, depth: MOST_DEPTH })) throw notAnArchive();
    let content: unknown;
    try {
      // The decoder leaves out the byte-order mark that an editor may have written.
      content = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw notAnArchive();
    }
    const result = z.safeParse(schema, content);
    if (!result.success) throw notAnArchive();
    return result.data;
  }
}
