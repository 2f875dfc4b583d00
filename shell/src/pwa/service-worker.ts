import type { RegistryEntry, RemoteOverride } from '@app/contract/registry';
import type { KeepMessage, RemoteFile } from '../../service-worker/messages.ts';

/** The remotes of this page. */
interface PageRemotes {
  readonly remotes: readonly RegistryEntry[];
  /** Those that this user tries in place of published ones. */
  readonly overrides?: readonly RemoteOverride[] | undefined;
}

/**
 * Registers the service worker once the page has settled and has it cache the shell, this page, and the remotes of its registry, so that
 * home, stages, journal and calendar open offline. Without a secure context there is no service worker (D38). A page that tries another
 * version caches nothing: its page is not stored, and the cached one needs the published files.
 */
export async function keepProductOffline(
  { navigator }: Pick<Window, 'navigator'>,
  { remotes, overrides }: PageRemotes,
  quiet: Promise<void>,
): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || overrides) return;
  try {
    // The page has just loaded, so nobody is writing: a waiting worker may take over.
    (await serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'apply' });
    await quiet;
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    const message: KeepMessage = { type: 'keep', files: remotes.flatMap(filesOf), folders: remotes.map(folderOf) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than its page
    active?.postMessage(message);
  } catch (error) {
    console.error('The service worker could not be registered', error);
  }
}

const folderOf = ({ name, version }: RegistryEntry): string => `/remotes/${name}/${version}/`;

/** Rarely used files, such as the handwriting engine, are cached after their first use. */
const isOnDemand = (file: string): boolean => file.startsWith('on-demand/');

/** All other public files of a remote's pages. */
const filesOf = (remote: RegistryEntry): RemoteFile[] =>
  Object.entries(remote.integrity)
    .filter(([file]) => !isOnDemand(file))
    .map(([file, integrity]) => ({ address: `${folderOf(remote)}${file}`, integrity }));
