import { beginSignOut } from '../../auth/pending-sign-out.ts';
import { httpTransport } from './transport.ts';

/** A server that takes its time; the browser gives a call up as soon as its signal says so. */
const neverAnswered = (request: Parameters<typeof fetch>[0]) =>
  new Promise<Response>((_, reject) => {
    const { signal } = request as Request;
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

it('gives up what is on its way when she signs out, and sends nothing more', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(neverAnswered);
  const { pull, push } = httpTransport();
  const asking = pull(0);
  const sending = push({ clientId: 'c' }, []);
  await Promise.resolve();
  beginSignOut();
  for (const call of [asking, sending, pull(0), push({ clientId: 'c' }, [])])
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
