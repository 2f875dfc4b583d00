const KEY = 'installHint';

export function isInstallHintDismissed(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'no';
  } catch {
    return true;
  }
}

export function dismissInstallHint(): void {
  try {
    window.localStorage.setItem(KEY, 'no');
  } catch {
    // Then it comes back with the next page.
  }
}
