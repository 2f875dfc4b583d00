import { scriptFolders } from '../remotes/script-folders.ts';

/** The shell's own files: the build gives them names without folders. */
const OWN = /^\/(assets\/[^/]+\.js|sw\.js)$/;

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/** Whether a script, a worker or a service worker may be loaded from this address. */
export function isScriptAddress(address: string, base = location.href): boolean {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url) return false;
  if (url.origin === new URL(base).origin && OWN.test(url.pathname)) return true;
  return [...scriptFolders()].some((folder) => url.href.startsWith(folder));
}

/**
 * The page's one Trusted Types policy. As the default one it sees every address that any code makes a script of, that of the
 * federation's runtime, of a remote built before it and of a library alike, and lets those of the shell and of the registry pass. It has no
 * rule for markup or code: both throw.
 */
export function limitScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isScriptAddress(address) ? address : null),
  });
}
