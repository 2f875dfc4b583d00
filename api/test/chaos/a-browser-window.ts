/** Parts of a page's window that the sync client uses. */
class FakeDocument extends EventTarget {
  readonly visibilityState = 'visible';
}

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

class FakeWindow extends EventTarget {
  readonly document = new FakeDocument();
  readonly navigator = { onLine: true };
  readonly location = { origin: 'http://localhost', reload: () => undefined };
  constructor(readonly localStorage: Storage) {
    super();
  }
}

/** The local storage of a browser: it survives its pages. */
export const aLocalStorage = (): Storage => new FakeStorage();

export const aWindow = (localStorage: Storage): Window & typeof globalThis =>
  new FakeWindow(localStorage) as unknown as Window & typeof globalThis;
