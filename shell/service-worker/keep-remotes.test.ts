import { keepRemotes } from './keep-remotes.ts';

const FILE = { address: '/remotes/mf-uno/1.0.0/main.js', integrity: 'sha384-good' };
const FOLDER = '/remotes/mf-uno/1.0.0/';
const IMMUTABLE = { headers: { 'Cache-Control': 'public, immutable' } };

type Requested = RequestInfo | URL;
const addressOf = (requested: Requested) => (requested instanceof Request ? requested.url : requested.toString());
const absolute = (requested: Requested) => new URL(addressOf(requested), globalThis.location.origin).href;

/** What is cached, by address. */
function fakeCache(addresses: readonly string[] = []) {
  const kept = new Map<string, Response | undefined>(addresses.map((address) => [absolute(address), undefined]));
  return {
    kept,
    keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
    delete: async (requested: Requested) => kept.delete(absolute(requested)),
    match: async (requested: Requested) => (kept.has(absolute(requested)) ? Response.json('kept') : undefined),
    put: async (requested: Requested, response: Response) => {
      kept.set(absolute(requested), response);
    },
  };
}

/** A server whose files have these hashes; as browsers do, a request for another hash fails. */
const serve = (hashes: Readonly<Record<string, string>>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (requested, { integrity } = {}) => {
    if (integrity !== hashes[addressOf(requested)]) throw new TypeError('Failed to fetch');
    return new Response('code', IMMUTABLE);
  });

it('caches the files of current remotes once, and deletes those of other versions', async () => {
  const fetch = serve({ [FILE.address]: FILE.integrity });
  const cache = fakeCache(['/remotes/mf-uno/0.9.0/main.js']);
  await keepRemotes(cache, [FILE], [FOLDER]);
  await keepRemotes(cache, [FILE], [FOLDER]);
  expect([...cache.kept.keys()]).toEqual([absolute(FILE.address)]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('caches no file that was damaged on its way, which a retry would get again and again', async () => {
  serve({ [FILE.address]: 'sha384-damaged' });
  const cache = fakeCache();
  await keepRemotes(cache, [FILE], [FOLDER]);
  expect([...cache.kept.keys()]).toEqual([]);
});

it('caches nothing that is no file of a remote', async () => {
  const fetch = serve({});
  await keepRemotes(fakeCache(), [{ ...FILE, address: '/api/me' }], [FOLDER]);
  expect(fetch).not.toHaveBeenCalled();
});
