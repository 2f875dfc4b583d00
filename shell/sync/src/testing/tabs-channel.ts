/** Channels of the tabs of one browser: a message reaches all open ones of its name but its sender, in a task of its own. */
export class TabsChannel extends EventTarget {
  static readonly #open = new Set<TabsChannel>();

  constructor(readonly name: string) {
    super();
    TabsChannel.#open.add(this);
  }

  postMessage(data: unknown): void {
    setTimeout(() => {
      for (const other of TabsChannel.#open)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data), origin: location.origin }));
    }, 0);
  }

  close(): void {
    TabsChannel.#open.delete(this);
  }
}
