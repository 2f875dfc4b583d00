/** What a page may ask of the service worker. */
export type WorkerMessage =
  | {
      readonly type: 'keep';
      /** Addresses of files of remotes. */
      readonly files: readonly string[];
      /** Folders of the versions in use; the files of others may go. */
      readonly folders: readonly string[];
    }
  /** A page begins: an update that waits may be applied. */
  | { readonly type: 'apply' };

/** @returns `undefined` for messages of another shape */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === 'apply') return { type: 'apply' };
  if (data.type !== 'keep' || !('files' in data) || !('folders' in data)) return undefined;
  const { files, folders } = data;
  return areTexts(files) && areTexts(folders) ? { type: 'keep', files, folders } : undefined;
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
