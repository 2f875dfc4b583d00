/**
 * Takes away the page's preload links of a remote.
 * @returns how many there were: what failed to preload is handed, once, to the first script that asks for the same file (seen in
 *   Chromium), so that this first script fails too although the file is back
 */
export function takePreloadLinks(document: Document, remoteName: string): number {
  const links = document.querySelectorAll(`link[rel="preload"][href^="/remotes/${remoteName}/"]`);
  for (const link of links) link.remove();
  return links.length;
}
