/** For signed-in pages: no live channel, and a no-op for scrolling, which jsdom lacks. */
export function stubBrowser(): void {
  Object.assign(globalThis, {
    WebSocket: class extends EventTarget {
      close() {}
    },
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}
