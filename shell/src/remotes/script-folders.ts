const KEY = Symbol.for('reencuentro.script-folders');

const page = globalThis as { [KEY]?: Set<string> };

/**
 * Folders of the remotes' versions whose scripts this page may run, each an absolute address that ends with '/'. On the page itself, not in
 * this module: the blocking script and the app are two bundles, each with a copy of it.
 */
export const scriptFolders = (): Set<string> => (page[KEY] ??= new Set());
