/** A public file of a remote. */
export interface RemoteFile {
  readonly address: string;
  /** Its hash, as in the registry. */
  readonly integrity: string;
}

export interface KeepMessage {
  readonly type: 'keep';
  readonly files: readonly RemoteFile[];
  /** Folders of the versions in use; the files of others may go. */
  readonly folders: readonly string[];
}

/** What a page may ask of the service worker: to cache files, or, as it begins, to apply an update that waits. */
export type WorkerMessage = KeepMessage | { readonly type: 'apply' };

/** @returns `undefined` for messages of another shape */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'apply') return { type: 'apply' };
  if (data.type !== 'keep' || !('files' in data) || !('folders' in data)) return undefined;
  const { files, folders } = data;
  return areAll(files, isRemoteFile) && areAll(folders, isText) ? { type: 'keep', files, folders } : undefined;
}

const areAll = <Item>(value: unknown, is: (one: unknown) => one is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);

const isText = (value: unknown): value is string => typeof value === 'string';

const isRemoteFile = (value: unknown): value is RemoteFile =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  isText(value.address) &&
  'integrity' in value &&
  isText(value.integrity);
