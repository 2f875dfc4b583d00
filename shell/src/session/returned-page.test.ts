import { rememberSignedIn } from '../storage/signed-in-as.ts';
import { watchReturn } from './returned-page.ts';
import { stopShowing } from './sign-out-state.ts';

const reload = jest.fn();
let stop: () => void;

beforeEach(() => {
  rememberSignedIn('ana');
  stop = watchReturn('ana', reload);
});
afterEach(() => {
  stop();
  reload.mockClear();
  document.documentElement.removeAttribute('style');
});

/** Dispatched as the browser does when a page comes back; jsdom has no `PageTransitionEvent`. */
function comesBack({ persisted = true } = {}) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { isHidden: getComputedStyle(document.documentElement).display === 'none', reloads: reload.mock.calls.length };
}

it('shows a page that comes back to its signed-in user as it was', () => {
  expect(comesBack()).toEqual({ isHidden: false, reloads: 0 });
});

it.each([
  ['signed out', () => localStorage.clear()],
  ['their session was found to be over', () => rememberSignedIn(null)],
  ['another account has signed in', () => rememberSignedIn('eva')],
])('hides it at once and loads it anew where %s', (_, change) => {
  change();
  expect(comesBack()).toEqual({ isHidden: true, reloads: 1 });
});

it('leaves a page alone that is being loaded', () => {
  localStorage.clear();
  expect(comesBack({ persisted: false })).toEqual({ isHidden: false, reloads: 0 });
});

it('hides it where storage cannot be read', () => {
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  expect(comesBack()).toEqual({ isHidden: true, reloads: 1 });
  read.mockRestore();
});

// Last: it cannot be taken back.
it('hides the page that was signing out itself', () => {
  stopShowing();
  expect(comesBack()).toEqual({ isHidden: true, reloads: 1 });
});
