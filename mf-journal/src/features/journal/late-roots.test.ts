import { jest as modules } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { entryOf } from '../../entries/entry.ts';
import { aStored } from '../../testing/an-entry.ts';

let arrive: (file: object) => void = () => undefined;
const file = new Promise<object>((resolve) => (arrive = resolve));
// On a connection that stalls.
modules.unstable_mockModule('@orama/stemmers/spanish', () => file);
const { useEntrySearch } = await import('./use-entry-search.ts');

const entries = [
  ['Paseos con mi madre', 'a'],
  ['Un paseo largo', 'b'],
].map(([words = '', key = '']) => entryOf(aStored({ key, fields: { 'responses.personal_content': words } })));

afterEach(() => jest.useRealTimers());

it('finds words as they are written while the stemmer does not come, and their other forms once it has', async () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ query }) => useEntrySearch(entries, query), {
    initialProps: { query: 'madre' },
  });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  const found = () => result.current.found?.map(({ key }) => key);
  expect(found()).toEqual(['a']);
  // It is not waited for again.
  rerender({ query: 'largos' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(found()).toEqual([]);
  jest.useRealTimers();
  arrive({ stemmer: (word: string) => word.replace(/s$/, '') });
  await waitFor(() => expect(found()).toEqual(['b']));
});
