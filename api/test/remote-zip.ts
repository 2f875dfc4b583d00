import { type RemoteManifest } from '@app/contract/remote-manifest';
import { strToU8, zipSync } from 'fflate';
import { integrityOf } from '../src/resources/delivery/registry/publishing/upload.ts';

interface RemoteZip {
  readonly name?: string;
  readonly version?: string;
  readonly access?: 'user' | 'admin';
  readonly files?: Readonly<Record<string, string>>;
  /** Changes to the generated manifest. */
  readonly manifest?: Partial<RemoteManifest> & Readonly<Record<string, unknown>>;
}

/** A remote's upload: two scripts, one route. */
export function aRemoteZip({
  name = 'mf-journey',
  version = '1.0.0',
  access = 'user',
  files,
  manifest,
}: RemoteZip = {}): Uint8Array {
  const contents: Readonly<Record<string, string>> = files ?? {
    'remoteEntry.11111111.js': `/* entry of ${name} ${version} */${' '.repeat(2000)}`,
    'remote.22222222.chunk.js': `/* chunk of ${name} ${version} */`,
  };
  const bytes = Object.fromEntries(Object.entries(contents).map(([path, text]) => [path, strToU8(text)]));
  const paths = Object.keys(bytes);
  const made = {
    name,
    container: name.replaceAll('-', '_'),
    version,
    entry: paths[0],
    integrity: Object.fromEntries(Object.entries(bytes).map(([path, content]) => [path, integrityOf(content)])),
    preload: paths,
    // Addresses of its own: those of another remote would be refused.
    routes: name === 'mf-journey' ? ['/', '/block/:id', '/block/:blockId/etapa/:etapaId'] : [name.replace('mf-', '/')],
    slots: {},
    hostContract: '1',
    access,
    ...manifest,
  };
  return zipSync({ 'remote.json': strToU8(JSON.stringify(made)), ...bytes });
}
