import { isAskedFor, leave, leaveAgain, leaveOnClick } from './leave.ts';

const NEUTRAL = 'https://neutral.example/#';
const isBlank = () => document.documentElement.style.display === 'none';
const isMarked = () => sessionStorage.getItem('leftTo') !== null;

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(document, 'title');
  document.title = 'Notas · Reencuentro';
  document.body.innerHTML = `<button data-leave="${NEUTRAL}"><span>Salida</span></button><p>Palabras</p>`;
  // jsdom cannot navigate, and logs an error instead.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('blanks the page and its title at once', () => {
  leave(NEUTRAL);
  expect(isBlank()).toBe(true);
  expect(document.title).toBe('Nueva pestaña');
});

it('prevents the app from setting the title', () => {
  leave(NEUTRAL);
  document.title = 'Sellos · Reencuentro';
  expect(document.title).toBe('Nueva pestaña');
  expect(document.querySelector('title')?.textContent).toBe('Nueva pestaña');
});

it('leaves by a tap on the exit alone', () => {
  document.addEventListener('click', leaveOnClick, { once: true, capture: true });
  document.querySelector('p')!.click();
  expect(isBlank()).toBe(false);
  document.addEventListener('click', leaveOnClick, { once: true, capture: true });
  document.querySelector('span')!.click();
  expect(isBlank()).toBe(true);
});

it('leaves again where Back has restored a page of a tab that was left', () => {
  expect(leaveAgain(false)).toBe(false);
  leave(NEUTRAL);
  document.documentElement.removeAttribute('style');
  expect(leaveAgain(false)).toBe(true);
  expect(isBlank()).toBe(true);
  expect(isMarked()).toBe(true);
});

it('lets a deliberate visit begin anew', () => {
  leave(NEUTRAL);
  document.documentElement.removeAttribute('style');
  expect(leaveAgain(true)).toBe(false);
  expect(isBlank()).toBe(false);
  expect(leaveAgain(false)).toBe(false);
});

it.each([
  ['navigate', true],
  ['prerender', true],
  ['back_forward', false],
  ['reload', false],
])('treats a load by %s as deliberate: %s', (type, isOne) => {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  expect(isAskedFor()).toBe(isOne);
});

it('blanks the page also where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  leave(NEUTRAL);
  expect(isBlank()).toBe(true);
});
