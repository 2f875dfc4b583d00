/**
 * Takes away the page's preload links of a remote.
 * @returns the addresses that they asked for: what failed to preload is handed, once, to the first script that asks for the same file
 *   (seen in Chromium), so that this first script fails too although the file is back
 */
export function takePreloadLinks(document: Document, remoteName: string): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="preload"][href^="/remotes/${remoteName}/"]`)];
  for (const link of links) link.remove();
  return links.map(({ href }) => href);
}

/** What has not answered by then is not a failed preload, but a server that is away. */
const SPENT_WITHIN_MS = 3_000;

/**
 * Asks for a chunk by a script of no further use, which a failed preload may fail. One that comes does no harm: a chunk only lays its
 * modules down for the runtime to find. Never fails.
 */
export async function spendPreload(document: Document, address: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = address;
  await new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    setTimeout(resolve, SPENT_WITHIN_MS);
    document.head.append(script);
  });
  script.remove();
}
