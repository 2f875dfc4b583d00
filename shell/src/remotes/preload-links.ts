/**
 * Removes a remote's preload links from the page.
 * @returns their addresses: Chromium hands a failed preload, once, to the first script with the same address, so that this script fails
 *   too although the file is back
 */
export function removePreloadLinks(document: Document, remoteName: string): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="preload"][href^="/remotes/${remoteName}/"]`)];
  for (const link of links) link.remove();
  return links.map(({ href }) => href);
}

/** Timeout in ms: a preload that has not failed by then is not cached as a failure; the server is away. */
const FLUSH_TIMEOUT_MS = 3_000;

/**
 * Flushes a cached preload failure with a throw-away script. If the script loads, it does no harm: a chunk only registers its modules
 * with the runtime. Never fails.
 */
export async function flushFailedPreload(document: Document, address: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = address;
  await new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    setTimeout(resolve, FLUSH_TIMEOUT_MS);
    document.head.append(script);
  });
  script.remove();
}
