import { act, render, screen } from '@testing-library/react';
import { LazyInViewport } from './lazy-in-viewport.tsx';

type See = (entries: { isIntersecting: boolean }[]) => void;

/** A browser with IntersectionObserver: `see` reports an intersection of the observed element. */
function aWatchfulBrowser() {
  const watched = new Map<Element, See>();
  class Observer {
    readonly #see: See;
    constructor(see: See) {
      this.#see = see;
    }
    observe(element: Element) {
      watched.set(element, this.#see);
    }
    disconnect() {
      watched.clear();
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return { see: (isIntersecting: boolean) => act(() => watched.forEach((see) => see([{ isIntersecting }]))), watched };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('waits until it nears the viewport, and then stays', () => {
  const { see, watched } = aWatchfulBrowser();
  render(<LazyInViewport>Al fondo de la página</LazyInViewport>);
  see(false);
  expect(screen.queryByText('Al fondo de la página')).not.toBeInTheDocument();
  see(true);
  expect(screen.getByText('Al fondo de la página')).toBeVisible();
  expect(watched.size).toBe(0);
});

it('renders at once in a browser without IntersectionObserver', () => {
  render(<LazyInViewport>Al fondo de la página</LazyInViewport>);
  expect(screen.getByText('Al fondo de la página')).toBeVisible();
});
