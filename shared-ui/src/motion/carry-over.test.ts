import { act, render, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { aBrowserWithTransitions, BOOK, coverIn, settled, twoPages } from '../testing/a-browser-with-transitions.ts';
import { carried, carryOver } from './carry-over.ts';

beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 20, top: 20, width: 120, height: 180 } as DOMRect);
});

afterEach(async () => {
  jest.useRealTimers();
  // Whatever is under way ends, as it would for a user who goes on.
  window.dispatchEvent(new Event('keydown'));
  await settled();
  for (const name of ['startViewTransition', 'getAnimations', 'adoptedStyleSheets'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(window, 'matchMedia');
});

it('names the parts of the old page, then those of the new one, and none afterwards', async () => {
  const begun = aBrowserWithTransitions();
  const { list, detail, open, nameOn } = twoPages();
  carryOver(BOOK, open);
  expect(nameOn(list)).toBe('carried-cover');
  expect(open).not.toHaveBeenCalled();

  await begun[0]?.picture();
  expect(open).toHaveBeenCalledTimes(1);
  expect(nameOn(list)).toBe('');
  expect(nameOn(detail)).toBe('carried-cover');
  expect(begun[0]?.skipTransition).not.toHaveBeenCalled();

  await begun[0]?.finish();
  await settled();
  expect(nameOn(detail)).toBe('');
});

it.each([
  ['scales a part of the same shape', { width: 240, height: 360 }, 0],
  ['keeps the size of one of another shape', { width: 600, height: 40 }, 1],
])('%s', async (_, size, times) => {
  const begun = aBrowserWithTransitions();
  const { detail, open } = twoPages();
  const cover = coverIn(detail);
  cover.getBoundingClientRect = () => ({ left: 20, top: 20, ...size }) as DOMRect;
  // The test's browser knows no such property.
  const set = jest.spyOn(cover.style, 'setProperty');
  carryOver(BOOK, open);
  await begun[0]?.picture();
  const classes = set.mock.calls.filter(([name]) => name === 'view-transition-class');
  expect(classes).toEqual(Array.from({ length: times }, () => ['view-transition-class', 'carried-reshaped']));
});

it('is a plain update in a browser without view transitions', () => {
  const { list, open, nameOn } = twoPages();
  carryOver(BOOK, open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(nameOn(list)).toBe('');
});

it('is a plain update with reduced motion', () => {
  const begun = aBrowserWithTransitions({ isStill: true });
  const { open } = twoPages();
  carryOver(BOOK, open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(begun).toEqual([]);
});

it.each([
  ['above the window', { left: 20, top: -200, width: 120, height: 180 }],
  ['below it', { left: 20, top: 4000, width: 120, height: 180 }],
  ['for screen readers only', { left: 20, top: 20, width: 1, height: 1 }],
])('is a plain update where the part is %s', (_, place) => {
  const begun = aBrowserWithTransitions();
  const { list, open } = twoPages();
  jest.spyOn(coverIn(list), 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  carryOver(BOOK, open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(begun).toEqual([]);
});

it('leaves parts of other subjects alone, also those whose name begins alike', () => {
  const begun = aBrowserWithTransitions();
  const { open } = twoPages();
  carryOver('book', open);
  expect(open).toHaveBeenCalledTimes(1);
  expect(begun).toEqual([]);
});

it('does not move what the new page does not show at once', async () => {
  const begun = aBrowserWithTransitions();
  const { detail, open, nameOn } = twoPages();
  const loading = document.createElement('p');
  carryOver(BOOK, () => document.body.replaceChildren(loading));
  await begun[0]?.picture();
  expect(begun[0]?.skipTransition).toHaveBeenCalledTimes(1);

  carryOver(BOOK, open);
  expect(nameOn(detail)).toBe('');
});

it('does not move what stays where it is, below a dialog that is still loading', async () => {
  const begun = aBrowserWithTransitions();
  const { list, nameOn } = twoPages();
  carryOver(BOOK, () => undefined);
  await begun[0]?.picture();
  expect(begun[0]?.skipTransition).toHaveBeenCalledTimes(1);
  expect(nameOn(list)).toBe('');
});

it('takes the part of a dialog instead of that of the page behind it', async () => {
  const begun = aBrowserWithTransitions();
  const { list, detail, nameOn } = twoPages();
  carryOver(BOOK, () => document.body.append(detail));
  await begun[0]?.picture();
  expect(nameOn(list)).toBe('');
  expect(nameOn(detail)).toBe('carried-cover');
});

it.each(['keydown', 'pointerdown', 'beforeprint'])('%s shows the new page at once', (type) => {
  const begun = aBrowserWithTransitions();
  const { open } = twoPages();
  carryOver(BOOK, open);
  window.dispatchEvent(new Event(type));
  expect(open).toHaveBeenCalledTimes(1);
  expect(begun[0]?.skipTransition).toHaveBeenCalledTimes(1);
});

/** A cover that opens its book. */
function Book() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => carryOver(BOOK, () => setIsOpen(true));
  return createElement('button', { ...carried(BOOK, 'cover'), onClick: open }, isOpen ? 'Abierto' : 'Cerrado');
}

it('has rendered the new page when the key reaches it', () => {
  aBrowserWithTransitions();
  render(createElement(Book));
  act(() => {
    screen.getByRole('button').click();
    window.dispatchEvent(new Event('keydown'));
    expect(screen.getByRole('button')).toHaveTextContent('Abierto');
  });
});

it('does not wait longer than 100 ms for the browser', () => {
  jest.useFakeTimers();
  const begun = aBrowserWithTransitions();
  const { open } = twoPages();
  carryOver(BOOK, open);
  jest.advanceTimersByTime(99);
  expect(open).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(open).toHaveBeenCalledTimes(1);
  expect(begun[0]?.skipTransition).toHaveBeenCalled();
});

it('takes a second press for the same as the first, until the page is there', async () => {
  const begun = aBrowserWithTransitions();
  const { open } = twoPages();
  carryOver(BOOK, open);
  carryOver(BOOK, open);
  await begun[0]?.picture();
  expect(open).toHaveBeenCalledTimes(1);
  expect(begun).toHaveLength(1);
});

it('ends a transition that another one follows, and keeps the name that both give', async () => {
  const begun = aBrowserWithTransitions();
  const { list, detail, open, nameOn } = twoPages();
  carryOver(BOOK, open);
  await begun[0]?.picture();
  const back = jest.fn(() => document.body.replaceChildren(list));
  carryOver(BOOK, back);
  expect(begun[0]?.skipTransition).toHaveBeenCalled();
  await settled();
  expect(nameOn(detail)).toBe('carried-cover');
  await begun[1]?.picture();
  expect(nameOn(list)).toBe('carried-cover');
});

it("ends at the browser's Back, but not at the one that shows the page", async () => {
  const begun = aBrowserWithTransitions();
  const { open } = twoPages();
  carryOver(BOOK, async () => {
    await Promise.resolve();
    window.dispatchEvent(new Event('popstate'));
    open();
  });
  await begun[0]?.picture();
  expect(begun[0]?.skipTransition).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('popstate'));
  expect(begun[0]?.skipTransition).toHaveBeenCalled();
});

it('ends what the new page begins with, except what never ends and what was under way', async () => {
  const begun = aBrowserWithTransitions();
  const animation = (pending: boolean, endTime: number) => ({
    pending,
    effect: { getComputedTiming: () => ({ endTime }) },
    finish: jest.fn(),
  });
  const [fade, spinner, earlier] = [animation(true, 300), animation(true, Infinity), animation(false, 300)];
  Object.assign(document, { getAnimations: () => [fade, spinner, earlier] });
  const { open } = twoPages();
  carryOver(BOOK, open);
  await begun[0]?.picture();
  expect([fade, spinner, earlier].map(({ finish }) => finish.mock.calls.length)).toEqual([1, 0, 0]);
});
