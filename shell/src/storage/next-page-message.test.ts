import { leaveForNextPage, takeFromLastPage } from './next-page-message.ts';

afterEach(() => sessionStorage.clear());

it('is said once', () => {
  leaveForNextPage('signed-in');
  expect(takeFromLastPage()).toBe('signed-in');
  expect(takeFromLastPage()).toBeNull();
});

it('says nothing that somebody else left there', () => {
  sessionStorage.setItem('nextPage', '<b>');
  expect(takeFromLastPage()).toBeNull();
});

it('does without a storage that refuses', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  leaveForNextPage('signed-in');
  expect(takeFromLastPage()).toBeNull();
});
