import { ReadCache } from './read-cache.ts';

interface Value {
  readonly n: number;
}

let cache: ReadCache<Value>;
let reads: number;
const load = async (): Promise<Value> => ({ n: (reads += 1) });

beforeEach(() => {
  cache = new ReadCache();
  cache.trust(true);
  reads = 0;
});

it('reads once while it is trusted', async () => {
  expect([await cache.read('a', load), await cache.read('a', load)]).toEqual([{ n: 1 }, { n: 1 }]);
});

it('caches nothing before it is trusted, and clears itself when it no longer is', async () => {
  const early = new ReadCache<Value>();
  await early.read('a', load);
  expect(await early.read('a', load)).toEqual({ n: 2 });
  await cache.read('a', load);
  cache.trust(false);
  expect(await cache.read('a', load)).toEqual({ n: 4 });
  expect(await cache.read('a', load)).toEqual({ n: 5 });
});

it.each<[string, () => void]>([
  ['its key is dropped', () => cache.drop('a')],
  ['it fits what is dropped', () => cache.dropWhere(({ n }) => n > 0)],
  ['everything is dropped', () => cache.dropAll()],
])('reads again when %s', async (_, drop) => {
  await cache.read('a', load);
  drop();
  expect(await cache.read('a', load)).toEqual({ n: 2 });
});

it('does not cache a value that was read during a change: it may be the old one', async () => {
  const slow = async (): Promise<Value> => {
    const old = await load();
    cache.drop('a'); // the change is reported between the read and its use
    return old;
  };
  expect(await cache.read('a', slow)).toEqual({ n: 1 });
  expect(await cache.read('a', load)).toEqual({ n: 2 });
});

it('does not cache a missing value', async () => {
  expect(await cache.read('a', async () => undefined)).toBeUndefined();
  expect(await cache.read('a', load)).toEqual({ n: 1 });
});
