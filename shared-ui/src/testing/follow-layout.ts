/**
 * Has the test say when what is observed was laid out: jsdom lays nothing out. For all tests of the file.
 * @returns reports it to the observer that was made last
 */
export function followLayout(): () => void {
  const { ResizeObserver } = globalThis;
  let report: () => void = () => undefined;
  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        report = () => callback([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = ResizeObserver;
  });
  return () => report();
}
