import { existsSync, watch } from 'node:fs';
import { remoteNames } from '../build/packages.mjs';
import { inRoot } from '../paths.mjs';

const QUIET_MS = 150;

/**
 * Calls `onChange` after sources of any package have changed, once per burst of writes and never concurrently; changes during a call cause
 * one more. The builds decide by hashes what has changed.
 * @returns a function that stops watching
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
