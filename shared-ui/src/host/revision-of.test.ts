import { listBlocks } from '@app/contract/blocks';
import { ApiError, NetworkError, revisionOf } from '@app/shared-ui/host';
import { setPageAccount } from './page-account.ts';

function answer(response: Response | Error) {
  const asked: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    if (input instanceof Request) asked.push(input);
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  });
  return asked;
}

it('returns the ETag of an answer and ignores its body', async () => {
  const response = new Response('[]', { headers: { ETag: '"7"' } });
  const asked = answer(response);
  await expect(revisionOf(listBlocks, null)).resolves.toBe('"7"');
  expect(asked[0]?.headers.has('If-None-Match')).toBe(false);
  expect(asked[0]?.cache).toBe('no-store');
});

it('sends the known ETag as a condition, and keeps it on a 304', async () => {
  const asked = answer(new Response(null, { status: 304 }));
  await expect(revisionOf(listBlocks, '"7"')).resolves.toBe('"7"');
  expect(asked[0]?.headers.get('If-None-Match')).toBe('"7"');
});

it('says whose page it is, as a call does', async () => {
  const asked = answer(new Response(null, { status: 304 }));
  setPageAccount('ana');
  await revisionOf(listBlocks, '"7"');
  setPageAccount(undefined);
  expect(asked[0]?.headers.get('X-Account')).toBe('ana');
});

it('fails as a call does', async () => {
  answer(new Response('{"message":"No."}', { status: 401 }));
  await expect(revisionOf(listBlocks, null)).rejects.toThrow(ApiError);
  answer(new TypeError('Failed to fetch'));
  await expect(revisionOf(listBlocks, null)).rejects.toThrow(NetworkError);
});
