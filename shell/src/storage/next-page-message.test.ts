import { setNextPageMessage, takeNextPageMessage } from './next-page-message.ts';

afterEach(() => sessionStorage.clear());

it('is said once', () => {
  setNextPageMessage('signed-in');
  expect(takeNextPageMessage()).toBe('signed-in');
  expect(takeNextPageMessage()).toBeNull();
});

it('says nothing that somebody else left there', () => {
  sessionStorage.setItem('nextPage', '<b>');
  expect(takeNextPageMessage()).toBeNull();
});

it('does without a storage that refuses', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  setNextPageMessage('signed-in');
  expect(takeNextPageMessage()).toBeNull();
});
