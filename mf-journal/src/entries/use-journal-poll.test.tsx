import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act } from '@testing-library/react';
import { routes } from '../remote.tsx';
import { journalAnswers } from '../testing/an-entry.ts';
import { openJournal } from '../testing/open-journal.tsx';

describe('the poll', () => {
  afterEach(() => jest.useRealTimers());

  it('polls every two seconds with a condition, and refetches only after a change', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let revision = '"1"';
    const asked: (string | null)[] = [];
    const documents = createFakeDocuments();
    const refresh = jest.spyOn(documents, 'refresh');
    await renderInHost({ routes, path: '/journaling', documents, answers: journalAnswers() });
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      const condition = request instanceof Request ? request.headers.get('If-None-Match') : null;
      asked.push(condition);
      return Promise.resolve(
        condition === revision
          ? new Response(null, { status: 304 })
          : new Response('[]', { headers: { ETag: revision } }),
      );
    });
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(new Set(asked)).toEqual(new Set(['"1"']));
    const refreshed = refresh.mock.calls.length;
    revision = '"2"';
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(asked.at(-1)).toBe('"2"');
    expect(refresh).toHaveBeenCalledTimes(refreshed + 1);
  });

  it('continues after a failed poll, and stops with the page', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { unmount } = await openJournal();
    const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(fetch.mock.calls.length).toBeGreaterThanOrEqual(2);
    unmount();
    const asked = fetch.mock.calls.length;
    await jest.advanceTimersByTimeAsync(6000);
    expect(fetch).toHaveBeenCalledTimes(asked);
  });
});
