import { setNextPageMessage, takeNextPageMessage } from './next-page-message.ts';

afterEach(() => sessionStorage.clear());

it.each(['signed-in', 'account-deleted'] as const)('is shown once: %s', (message) => {
  setNextPageMessage(message);
  expect(takeNextPageMessage()).toBe(message);
  expect(takeNextPageMessage()).toBeNull();
});

it('ignores an invalid stored value', () => {
  sessionStorage.setItem('nextPage', '<b>');
  expect(takeNextPageMessage()).toBeNull();
});

it('works without storage', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  setNextPageMessage('signed-in');
  expect(takeNextPageMessage()).toBeNull();
});
