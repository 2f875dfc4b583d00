import { aStored } from '../testing/an-entry.ts';
import { entryOf } from './entry.ts';
import { searchEntries } from './entry-search.ts';

const entries = [
  ['Hoy el corazón pesa menos', 'a'],
  ['Una tarde con mi madre', 'b'],
  ['Corazón y madre', 'c'],
].map(([words = '', key = '']) => entryOf(aStored({ key, fields: { 'responses.personal_content': words } })));

const search = async (query: string) =>
  (await searchEntries(entries, query, new AbortController().signal)).map(({ key }) => key);

it.each([
  ['corazon', ['a', 'c']],
  ['madre corazón', ['c']],
  ['  MADRE ', ['b', 'c']],
  ['nada de esto', []],
])('%j finds %j', async (query, found) => {
  await expect(search(query)).resolves.toEqual(found);
});

it('yields to the page, and stops when it is cancelled', async () => {
  const control = new AbortController();
  // A clock by which every time slice is over.
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 100));
  const searching = searchEntries(entries, 'madre', control.signal);
  control.abort(new Error('no longer wanted'));
  await expect(searching).rejects.toThrow('no longer wanted');
});
