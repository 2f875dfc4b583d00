import { setNextPageMessage, takeNextPageMessage } from './next-page-message.ts';

afterEach(() => sessionStorage.clear());

it('is shown once', () => {
  setNextPageMessage('signed-in');
  expect(takeNextPageMessage()).toBe('signed-in');
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
