import { carried } from '../motion/carry-over.ts';

export const BOOK = 'book-3';

/** Two pages with a cover of the same book, of which one is in the document. */
export function twoPages() {
  const page = () => {
    const element = document.createElement('article');
    element.append(aCover());
    return element;
  };
  const [list, detail] = [page(), page()];
  document.body.replaceChildren(list);
  const open = jest.fn(() => document.body.replaceChildren(detail));
  return {
    list,
    detail,
    open,
    nameOn: (where: Element) => coverIn(where).style.getPropertyValue('view-transition-name'),
  };
}

function aCover(): HTMLElement {
  const cover = document.createElement('div');
  for (const [name, value] of Object.entries(carried(BOOK, 'cover'))) cover.setAttribute(name, value);
  return cover;
}

export const coverIn = (page: Element): HTMLElement => page.querySelector('div') ?? document.createElement('div');

interface Transition {
  /** The browser has its picture of the old page. @returns when the new page is shown */
  readonly picture: () => Promise<unknown>;
  readonly finish: () => Promise<void>;
  readonly skipTransition: jest.Mock;
}

/** A browser with view transitions, each of which the test drives. */
export function aBrowserWithTransitions({ isStill = false } = {}) {
  const begun: Transition[] = [];
  Object.assign(document, {
    adoptedStyleSheets: [],
    getAnimations: jest.fn(() => []),
    startViewTransition: (show: () => Promise<void>) => {
      let finish: () => void = () => undefined;
      const finished = new Promise<void>((resolve) => (finish = resolve));
      let showing: Promise<void> | undefined;
      const picture = () => (showing ??= show());
      const skipTransition = jest.fn(() => void picture().then(finish));
      begun.push({ picture, finish: () => Promise.resolve(finish()), skipTransition });
      return { ready: Promise.resolve(), finished, skipTransition };
    },
  });
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.assign(window, { matchMedia: () => ({ matches: isStill }) });
  return begun;
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
