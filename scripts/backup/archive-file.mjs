import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** Level of gzip: most content is encrypted already and hardly shrinks, only names and numbers do. */
const GZIP_LEVEL = 1;
const LENGTH_BYTES = 4;

/**
 * Writes BSON documents into one file: one after the other, compressed, then encrypted for a public key (age). It appears under its name
 * only when it is complete.
 * @param {string} file
 * @param {string} recipient `age1…`
 * @param {AsyncIterable<Uint8Array>} documents
 * @returns {Promise<{ documents: number, bytes: number, sha256: string }>} bytes and hash are of the file
 */
export async function writeArchive(file, recipient, documents) {
  let count = 0;
  const counted = async function* () {
    for await (const document of documents) {
      count += 1;
      yield document;
    }
  };
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const compressed = createGzip({ level: GZIP_LEVEL });
  const encrypted = Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(compressed)));
  const hash = hashing();
  // Both begin together: a fault of the documents that came before its pipeline is waited for would end the process.
  await Promise.all([
    pipeline(Readable.from(counted()), compressed),
    pipeline(encrypted, hash.stream, createWriteStream(`${file}.part`, { mode: 0o600 })),
  ]);
  await rename(`${file}.part`, file);
  return { documents: count, ...hash.result() };
}

/**
 * Reads the documents of a file.
 * @param {string} identity `AGE-SECRET-KEY-…`
 * @returns {AsyncGenerator<Uint8Array>}
 * @throws Error when the file is damaged or was encrypted for another key
 */
export async function* readArchive(file, identity) {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const decrypted = Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(createReadStream(file))));
  const plain = new PassThrough();
  const unpacking = pipeline(decrypted, createGunzip(), plain);
  unpacking.catch((error) => plain.destroy(error));
  yield* documentsIn(plain);
  await unpacking;
}

/** Length and hash of a file as it is on the disk. */
export async function digestOf(file) {
  const hash = hashing();
  await pipeline(createReadStream(file), hash.stream, new PassThrough().resume());
  return hash.result();
}

/** Splits a stream into BSON documents, each of which begins with its own length. */
async function* documentsIn(stream) {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= LENGTH_BYTES) {
      const length = rest.readInt32LE(at);
      if (rest.length - at < length) break;
      yield rest.subarray(at, at + length);
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new Error('the file ends within a document');
}

function hashing() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}
