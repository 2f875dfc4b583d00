import { flushSync } from 'react-dom';

/** Longest time that the browser's picture of the old page may hold the new one back, in ms. */
const PICTURE_MS = 100;

/** The fade between two pages takes as long as a page's own (1§2), what carries over as long as a page's arrival (2§9). */
const STYLE = `
  ::view-transition { pointer-events: none; }
  ::view-transition-group(*) { animation-duration: 0.5s; animation-timing-function: cubic-bezier(0.2, 0, 0, 1); }
  ::view-transition-old(.carried-reshaped), ::view-transition-new(.carried-reshaped) { width: auto; height: auto; }
  ::view-transition-old(root), ::view-transition-new(root),
  ::view-transition-old(*):only-child, ::view-transition-new(*):only-child { animation-duration: 0.3s; animation-timing-function: ease-out; }
`;

/** Attributes of an element that carries over. */
export interface Carried {
  readonly 'data-carried': string;
}

type Part = HTMLElement | SVGElement;
type Parts = ReadonlyMap<string, Part>;
type Update = () => Promise<void> | void;

interface Passage {
  readonly subject: string;
  readonly isShown: () => boolean;
  readonly end: () => void;
}

/** From this ratio of their shapes on, one picture is not drawn in the size of the other: a date on three lines, and on one. */
const OTHER_SHAPE = 1.5;

let passage: Passage | undefined;
let isStyled = false;

/**
 * Marks a part of a subject, such as the cover of a book: where list and page both show it, it carries over.
 * @param part an identifier
 * @returns attributes of its element
 */
export const carried = (subject: string, part: string): Carried => ({ 'data-carried': `${subject} ${part}` });

/**
 * Shows a subject's page, or the list again, by a view transition in which the subject's parts move from their old place to the new one.
 * It is what `update` alone would be, a frame or two later, wherever there is nothing to see of that: with reduced motion, in a browser
 * without view transitions, with no part in view before or at once after. A key or a press does not wait for it either: it ends at once.
 * @param update renders what is shown next; a promise, where the browser does so later
 */
export function carryOver(subject: string, update: Update): void {
  // Pressed twice.
  if (passage?.subject === subject && !passage.isShown()) return;
  passage?.end();
  const leaving = mayMove() ? partsInView(subject) : undefined;
  if (leaving?.size) begin(subject, leaving, update);
  else void update();
}

function begin(subject: string, leaving: Parts, update: Update): void {
  const over = new AbortController();
  const { signal } = over;
  const named = new Set<Part>();
  const shapes = new Map([...leaving].map(([part, element]) => [part, shapeOf(element)]));
  let isShown = false;
  let showing: Promise<void> | undefined;

  const name = (parts: Parts) => {
    for (const [part, element] of parts) {
      element.style.setProperty('view-transition-name', `carried-${part}`);
      const before = shapes.get(part);
      const shape = shapeOf(element);
      if (before && Math.max(before / shape, shape / before) > OTHER_SHAPE)
        element.style.setProperty('view-transition-class', 'carried-reshaped');
      named.add(element);
    }
  };
  const removeNames = () => {
    for (const { style } of named) {
      style.removeProperty('view-transition-name');
      style.removeProperty('view-transition-class');
    }
    named.clear();
  };
  const showNext = async () => {
    clearTimeout(limit);
    removeNames();
    await flushSync(update);
    isShown = true;
    if (signal.aborted) return;
    const arriving = new Map([...partsInView(subject)].filter(([part, element]) => leaving.get(part) !== element));
    if (arriving.size === 0) return transition.skipTransition();
    name(arriving);
    finishArrivals();
    // From here on it is the user's Back, not the one that `update` may be.
    window.addEventListener('popstate', hurry, { signal });
  };
  const show = () => (showing ??= showNext());
  const hurry = () => {
    void show();
    transition.skipTransition();
  };
  const end = () => {
    if (signal.aborted) return;
    hurry();
    over.abort();
    removeNames();
    passage = undefined;
  };

  addStyle();
  name(leaving);
  const transition = document.startViewTransition(show);
  const limit = setTimeout(hurry, PICTURE_MS);
  passage = { subject, isShown: () => isShown, end };
  for (const type of ['keydown', 'pointerdown', 'beforeprint'])
    window.addEventListener(type, hurry, { capture: true, signal });
  // Skipped: nothing failed.
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}

const mayMove = (): boolean =>
  'startViewTransition' in document &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A subject's parts whose middle is in the window, by their names. Of two the later one: a dialog follows the page that it covers. */
function partsInView(subject: string): Parts {
  const parts = new Map<string, Part>();
  for (const element of document.querySelectorAll<Part>('[data-carried]')) {
    const mark = element.dataset['carried'] ?? '';
    if (mark.startsWith(`${subject} `) && isInView(element)) parts.set(mark.slice(subject.length + 1), element);
  }
  return parts;
}

/** One pixel is text for screen readers only. */
function isInView(element: Part): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  return width > 1 && height > 1 && x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
}

/** Width by height. */
function shapeOf(element: Part): number {
  const { width, height } = element.getBoundingClientRect();
  return width / height;
}

/** Ends what a page begins with, its fade or a seal's bloom: the transition is its arrival. */
function finishArrivals(): void {
  for (const animation of document.getAnimations()) {
    if (animation.pending && Number(animation.effect?.getComputedTiming().endTime) < Infinity) animation.finish();
  }
}

/** Rules of a constructed sheet need no nonce. */
function addStyle(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}
