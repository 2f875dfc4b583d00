/** @returns the text under a key of local storage; `null` if there is none, `undefined` where the browser lets the page read nothing */
export function readLocal(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** @returns the content of a JSON text under a key; `undefined` if it cannot be read */
export function readLocalJson(key: string): unknown {
  try {
    return JSON.parse(readLocal(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key; `null` removes it. @returns false where the browser lets the page keep nothing */
export function writeLocal(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
