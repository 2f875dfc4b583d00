import { readLocal, writeLocal } from './local-text.ts';

const KEY = 'installHint';

/** Also where nothing can be read: it would come back with each page. */
export function isInstallHintDismissed(): boolean {
  const kept = readLocal(KEY);
  return kept === 'no' || kept === undefined;
}

export function dismissInstallHint(): void {
  writeLocal(KEY, 'no');
}
