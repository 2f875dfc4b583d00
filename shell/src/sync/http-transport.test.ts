import { beginSignOut } from '../session/sign-out-state.ts';
import { httpTransport } from './http-transport.ts';

/** A server that takes its time; the browser gives a call up as soon as its signal says so. */
const neverAnswered = (request: Parameters<typeof fetch>[0]) =>
  new Promise<Response>((_, reject) => {
    const { signal } = request as Request;
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

it('asks nothing more when she signs out, and lets what she wrote go on its way', async () => {
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
