import { beginSignOut } from '../session/sign-out-mark.ts';
import { isFailedAnswer } from '@app/sync/session/transport';
import { httpTransport } from './http-transport.ts';

/** A slow server; the browser aborts a call as soon as its signal says so. */
const neverAnswered = (request: Parameters<typeof fetch>[0]) =>
  new Promise<Response>((_, reject) => {
    const { signal } = request as Request;
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

it('stops pulling when the user signs out, and lets pushes finish', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(neverAnswered);
  const { pull, push } = httpTransport();
  const asking = pull(0);
  const failed = jest.fn();
  push({ clientId: 'c' }, []).catch(failed);
  await Promise.resolve();
  beginSignOut();
  for (const call of [asking, pull(0)]) await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(failed).not.toHaveBeenCalled();
});

const sends = {
  push: () => httpTransport().push({ clientId: 'c' }, []),
  putDrawing: () => httpTransport().putDrawing('a'.repeat(64), new Blob(['x'], { type: 'image/png' })),
};

describe.each(Object.entries(sends))('%s', (_, send) => {
  it.each([401, 413, 503])(
    'tells the sync client of a failed answer with its status and message: %i',
    async (status) => {
      const problem = { message: 'Ahora no.' };
      const headers = { 'Retry-After': '120' };
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(problem, { status, headers }));
      const error: unknown = await send().catch((reason: unknown) => reason);
      expect(isFailedAnswer(error)).toBe(true);
      expect(error).toMatchObject({ status, problem, retryAfterMs: 120_000 });
    },
  );

  it('tells it of none where no answer came', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const error: unknown = await send().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isFailedAnswer(error)).toBe(false);
  });
});
