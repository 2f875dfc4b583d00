import type { RegistryEntry } from '@app/contract/registry';

/**
 * Has the files of the product kept on this device once the page stands: the shell, this page, and the remotes of its registry, so
 * that home, stages, journal and calendar open without a network. Without a secure context there is no service worker (D38).
 */
export async function keepProductOffline(
  window: Window & typeof globalThis,
  remotes: readonly RegistryEntry[],
  quiet: Promise<void>,
): Promise<void> {
  const { serviceWorker } = window.navigator;
  if (!serviceWorker) return;
  try {
    // A page begins, and nobody writes yet: what was waiting for such a moment may take over.
    (await serviceWorker.getRegistration())?.waiting?.postMessage({ type: 'apply' });
    await quiet;
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than its page
    active?.postMessage({ type: 'keep', files: remotes.flatMap(filesOf), folders: remotes.map(folderOf) });
  } catch (error) {
    console.error('The service worker could not be registered', error);
  }
}

const folderOf = ({ name, version }: RegistryEntry): string => `/remotes/${name}/${version}/`;

/** What only some ever need, such as the handwriting engine: kept once it has been used, not before. */
const isOnDemand = (file: string): boolean => file.startsWith('on-demand/');

/** Everything else that a page of it may load; what is guarded is not kept. */
const filesOf = (remote: RegistryEntry): string[] =>
  Object.keys(remote.integrity)
    .filter((file) => !isOnDemand(file))
    .map((file) => `${folderOf(remote)}${file}`);
