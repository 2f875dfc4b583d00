import { existsSync, watch } from 'node:fs';
import { remoteNames } from '../build/packages.mjs';
import { inRoot } from '../paths.mjs';

const QUIET_MS = 150;

/**
 * Calls `onChange` after the sources of any package have changed, once per burst of writes and never twice at the same time;
 * what changes during a call leads to one more. What was really changed, the builds find out by their hashes.
 * @returns a function that ends the watch
 */
export function watchSources(onChange) {
  let timer;
  let isBusy = false;
  let isChanged = false;
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    while (isChanged) {
      isChanged = false;
      await onChange();
    }
    isBusy = false;
  };
  const note = () => {
    isChanged = true;
    clearTimeout(timer);
    timer = setTimeout(work, QUIET_MS);
  };
  const folders = [
    'api/src',
    'api/content',
    'api/contract/src',
    'shared-ui/src',
    'shared-ui/federation',
    'shell/src',
    'shell/sync/src',
  ];
  const remotes = remoteNames().map((name) => `${name}/src`);
  const watchers = [...folders, ...remotes]
    .map((folder) => inRoot(folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, note));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
