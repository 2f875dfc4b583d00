import { SourceMap } from 'node:module';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FaultFrame } from '@app/contract/remote-faults';
import { strFromU8 } from 'fflate';
import * as z from 'zod';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { database, isDuplicateKey, withTransaction } from '../../../platform/mongo.ts';
import { fileId, RemoteVersionModel, versionId } from '../registry/versions/registry.model.ts';
import { unpack } from '../registry/publishing/upload.ts';
import type { FramedPlace } from './remote-fault.model.ts';
import { SourceMapModel, type SourceMapRecord } from '../registry/versions/source-map.model.ts';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
/** Largest map, unpacked and without the sources: decoding it blocks the process. */
const MAP_LIMIT_BYTES = 4 * 1024 * 1024;
/** Characters of a source's or a function's name: it is stored with each fault, and printed on terminals. */
const NAME_LENGTH = 300;

// Control characters, which a terminal would obey.
const CONTROL = /\p{Cc}/u;
const label = z
  .string()
  .max(NAME_LENGTH)
  .refine((text) => !CONTROL.test(text));
const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(label.nullable()),
  names: z.array(label).default([]),
  mappings: z.string(),
});

function parseMap(file: string, bytes: Uint8Array): string {
  let text = '';
  try {
    text = JSON.stringify(mapSchema.parse(JSON.parse(strFromU8(bytes))));
  } catch {
    throw invalid({ [file]: 'No es un mapa de código (source map).' });
  }
  if (Buffer.byteLength(text) > MAP_LIMIT_BYTES) throw invalid({ [file]: 'El mapa de código ocupa demasiado.' });
  return text;
}

/**
 * Keeps the source maps of a published version. Like its files they do not change.
 * @throws HttpProblem 404 unknown version · 409 it has some · 400 for what is no map, or of no file of the version
 */
export async function keepMaps(name: string, version: string, zip: Uint8Array): Promise<void> {
  const id = versionId(name, version);
  const published = await RemoteVersionModel.findById(id).lean();
  if (!published) throw notFound(messages.unknownVersion(version));
  const records: SourceMapRecord[] = [];
  for (const [file, bytes] of unpack(zip)) {
    if (!Object.hasOwn(published.manifest.integrity, file))
      throw invalid({ [file]: 'No es un archivo de la versión.' });
    const map = await gzipAsync(parseMap(file, bytes));
    records.push({ _id: fileId(name, version, file), versionId: id, gzip: map });
  }
  try {
    await withTransaction(async (session) => {
      if (await SourceMapModel.exists({ versionId: id }).session(session)) throw conflict(messages.versionExists);
      await SourceMapModel.insertMany(records, { session });
    });
  } catch (error) {
    throw isDuplicateKey(error) ? conflict(messages.versionExists) : error;
  }
}

/** `webpack://mf_garden/./src/bed.tsx` is `src/bed.tsx`. */
const sourceName = (source: string): string => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');

/** The map of a file; `undefined` for a file without one, and for one that cannot be decoded. */
async function readMap(id: string): Promise<SourceMap | undefined> {
  const stored = await database()
    .collection<SourceMapRecord>(SourceMapModel.collection.collectionName)
    .findOne({ _id: id }, { promoteBuffers: true });
  if (!stored) return undefined;
  try {
    const json = await gunzipAsync(stored.gzip, { maxOutputLength: MAP_LIMIT_BYTES });
    return new SourceMap(JSON.parse(json.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Maps a frame to its place in the sources. Lines and columns of a stack, and those returned, begin at 1. */
function mapFrame(frame: FaultFrame, map: SourceMap | undefined): FramedPlace {
  const entry = map?.findEntry(frame.line - 1, frame.column - 1);
  if (!entry || !('originalSource' in entry)) return frame;
  // Node.js gives the name too; its types do not have it yet.
  const { originalSource, originalLine, originalColumn, name } = entry as typeof entry & { name?: string };
  const source = { file: sourceName(originalSource), line: originalLine + 1, column: originalColumn + 1 };
  return { ...frame, source, ...(name && { name }) };
}

/** Maps frames to their places in the sources, if the version has maps; each map is decoded once. */
export async function mapFrames(name: string, version: string, frames: readonly FaultFrame[]): Promise<FramedPlace[]> {
  const maps = new Map<string, SourceMap | undefined>();
  for (const { file } of frames) if (!maps.has(file)) maps.set(file, await readMap(fileId(name, version, file)));
  return frames.map((frame) => mapFrame(frame, maps.get(frame.file)));
}
