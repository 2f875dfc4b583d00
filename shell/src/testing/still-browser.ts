/** For pages of her who is signed in: the live channel is another test's, and jsdom has nothing to scroll. */
export function stillBrowser(): void {
  Object.assign(globalThis, {
    WebSocket: class extends EventTarget {
      close() {}
    },
  });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
}
