import { createHash } from 'node:crypto';
import { runsIn } from '@app/contract/host-contract';
import { leadsTo, type RemoteManifest, remoteManifestSchema } from '@app/contract/remote-manifest';
import { strFromU8, unzipSync } from 'fflate';
import * as z from 'zod';
import { invalid } from '../../../../platform/errors.ts';
import { messages } from '../../../../platform/messages.ts';
import { MANIFEST } from '../versions/registry.model.ts';

/** Limits of an upload: compressed, unpacked, and in number of files. */
export const UPLOAD_LIMIT_BYTES = 20 * 1024 * 1024;
const UNPACKED_LIMIT_BYTES = 60 * 1024 * 1024;
const FILE_LIMIT_BYTES = 12 * 1024 * 1024;
const FILES_LIMIT = 500;

/** A validated upload: every file matches its hash in the manifest, and no file is missing there. */
export interface Upload {
  readonly manifest: RemoteManifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Unpacks with the sizes that the ZIP declares: fflate fails on more data than declared, so a zip bomb is refused before it is unpacked.
 */
function unpack(zip: Uint8Array): Map<string, Uint8Array> {
  let total = 0;
  let count = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name.endsWith('/')) return false;
    total += originalSize;
    count += 1;
    if (originalSize > FILE_LIMIT_BYTES || total > UNPACKED_LIMIT_BYTES || count > FILES_LIMIT)
      throw new Error('too large');
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(zip, { filter })));
  } catch {
    throw invalid({ body: 'No es un ZIP válido o es demasiado grande.' });
  }
}

function parseManifest(bytes: Uint8Array | undefined): RemoteManifest {
  if (!bytes) throw invalid({ [MANIFEST]: 'Falta en el ZIP.' });
  let json: unknown;
  try {
    json = JSON.parse(strFromU8(bytes));
  } catch {
    throw invalid({ [MANIFEST]: 'No es JSON.' });
  }
  const result = z.safeParse(remoteManifestSchema, json);
  if (result.success) return result.data;
  throw invalid(
    Object.fromEntries(
      result.error.issues.map((issue) => [`${MANIFEST}/${issue.path.map(String).join('/')}`, issue.message]),
    ),
  );
}

/** A pattern as routers compare it: they ignore case, a last slash, and the names of parameters. */
const asMatched = (route: string): string =>
  route
    .toLowerCase()
    .replace(/\/$/, '')
    .replaceAll(/:[^/?]+/g, ':');

/** The first two patterns that match the same addresses: only one of their pages would ever open. */
export function equalRoutes(routes: readonly string[]): readonly string[] | undefined {
  const matched = routes.map(asMatched);
  const second = matched.findIndex((route, index) => matched.indexOf(route) < index);
  return second < 0 ? undefined : [matched.indexOf(matched[second] ?? ''), second].map((index) => routes[index] ?? '');
}

/** Errors of a manifest and its files, by field. */
function faultsOf(
  name: string,
  manifest: RemoteManifest,
  files: ReadonlyMap<string, Uint8Array>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (manifest.name !== name) faults['name'] = 'No es el remoto de esta dirección.';
  if (manifest.container !== name.replaceAll('-', '_')) faults['container'] = 'No corresponde al nombre del remoto.';
  if (!runsIn(manifest.hostContract)) faults['hostContract'] = messages.otherHostContract(manifest.hostContract);
  const equal = equalRoutes(manifest.routes);
  if (equal) faults['routes'] = messages.equalRoutes(equal);
  if (manifest.nav && !leadsTo(manifest.routes, manifest.nav.to)) faults['nav'] = messages.navLeadsNowhere;
  for (const path of [manifest.entry, ...manifest.preload, ...Object.values(manifest.pages ?? {}).flat()]) {
    if (!Object.hasOwn(manifest.integrity, path)) faults[path] = 'No está en la lista de integridad.';
  }
  for (const [path, hash] of Object.entries(manifest.integrity)) {
    const bytes = files.get(path);
    if (!bytes) faults[path] = 'Falta en el ZIP.';
    else if (integrityOf(bytes) !== hash) faults[path] = 'Su contenido no corresponde a su integridad.';
  }
  for (const path of files.keys())
    if (!Object.hasOwn(manifest.integrity, path)) faults[path] = 'No está en la lista de integridad.';
  return faults;
}

/**
 * Reads and validates an uploaded version of the remote `name`.
 * @throws HttpProblem 400 naming every wrong file and field
 */
export function readUpload(name: string, zip: Uint8Array): Upload {
  const files = unpack(zip);
  const manifest = parseManifest(files.get(MANIFEST));
  files.delete(MANIFEST);
  const faults = faultsOf(name, manifest, files);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { manifest, files };
}
