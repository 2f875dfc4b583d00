import { getDrawing, putDrawing } from '@app/contract/drawings';
import { ApiError, NetworkError } from '@app/shared-ui/host';
import { callBinary } from './call-binary.ts';

const params = { sha256: 'a'.repeat(64) };
const answer = (body: BodyInit | null, status: number) => jest.fn(async () => new Response(body, { status }));

it('sends bytes with their content type, and returns bytes', async () => {
  const fetch = answer('bytes', 200);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  const body = new Blob(['bytes'], { type: 'image/png' });
  await callBinary(putDrawing, { params, body });
  expect(fetch).toHaveBeenCalledWith(`/api/drawings/${params.sha256}`, {
    method: 'PUT',
    credentials: 'include',
    body,
    headers: { 'Content-Type': 'image/png' },
  });
  expect((await callBinary(getDrawing, { params })).size).toBe(5);
});

it("fails with the server's message", async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer('{"message":"Demasiado grande"}', 413));
  await expect(callBinary(putDrawing, { params })).rejects.toMatchObject({
    constructor: ApiError,
    status: 413,
    problem: { message: 'Demasiado grande' },
  });
});

it('reports a missing answer', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(callBinary(getDrawing, { params })).rejects.toBeInstanceOf(NetworkError);
});
