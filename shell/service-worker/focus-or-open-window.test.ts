import { focusOrOpenWindow } from './focus-or-open-window.ts';

const opening = () => jest.fn(() => Promise.resolve(null));

it('focuses the open page', async () => {
  const focus = jest.fn(() => Promise.resolve());
  const openWindow = opening();
  await focusOrOpenWindow({ matchAll: () => Promise.resolve([{ focus }]), openWindow });
  expect(focus).toHaveBeenCalledTimes(1);
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens the product where no page is', async () => {
  const openWindow = opening();
  await focusOrOpenWindow({ matchAll: () => Promise.resolve([]), openWindow });
  expect(openWindow).toHaveBeenCalledWith('/');
});
