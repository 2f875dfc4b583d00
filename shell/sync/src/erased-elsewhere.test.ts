import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { aPage, newUser, ready, stopPages } from './testing/a-page.ts';
import { TabsChannel } from './testing/tabs-channel.ts';

afterEach(stopPages);

/** The fake server's history after an erasure. */
const AFTER_ERASURE = '00000000-0000-4000-8000-000000000002';

describe('F28: all data were erased elsewhere', () => {
  const unsent = async (user = newUser()) => {
    const page = aPage(user);
    await ready(page);
    await page.documents.set('day', '2026-11-20', { note: { value: 'enviado' } });
    await page.sendNow();
    page.server.setOnline(false);
    await page.documents.set('day', '2026-11-21', { note: { value: 'sin enviar' } });
    await page.sendNow();
    page.server.erase();
    page.server.setOnline(true);
    return page;
  };

  it('offers unsent text to the user before it is deleted', async () => {
    const page = await unsent();
    void page.sendNow();
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    const { documents } = await page.client.unsent.content();
    expect(documents.map(({ pending, inFlight }) => JSON.stringify([pending, inFlight]))).toEqual([
      expect.stringContaining('sin enviar'),
    ]);
    page.client.erasure?.settle();
    await waitFor(() => expect(page.documents.list('day')).toEqual([]));
    await page.sendNow();
    expect(page.documents.status().waiting).toBe(0);
    expect(page.server.docs.size).toBe(0);
  });

  it('offers text that could not be read, which no server has', async () => {
    const page = aPage(newUser());
    await ready(page);
    await page.documents.set('day', '2026-11-20', { note: { value: 'enviado' } });
    await page.sendNow();
    await page.client.quarantine.keep('calendarioEmocional', '{mar');
    page.server.erase();
    void page.client.pull();
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    expect((await page.client.unsent.content()).unreadable).toMatchObject([{ text: '{mar' }]);
    page.client.erasure?.settle();
    await waitFor(() => expect(page.documents.list('day')).toEqual([]));
  });

  it('a second exchange that finds out waits for the same answer', async () => {
    const page = await unsent();
    const [sending, pulling] = [page.sendNow(), page.client.pull()];
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    const again = (await (await page.client.store).state()).epoch;
    void page.client.pull();
    page.client.erasure?.settle();
    await Promise.all([sending, pulling]);
    expect((await (await page.client.store).state()).epoch).not.toBe(again);
    expect(page.client.erasure).toBeUndefined();
  });

  it('what another tab has written after its answer stays', async () => {
    const page = await unsent();
    void page.sendNow();
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    // Another tab of the same device is answered first, and the user goes on in it.
    const store = await page.client.store;
    await store.clear({ clientId: 'another', lastOpNo: 0, cursor: 0, epoch: AFTER_ERASURE });
    await store.update({}, (work) =>
      work.put({
        kind: 'day',
        key: '2026-11-21',
        pending: { action: 'set', fields: { note: { value: 'después', baseRev: 0 } } },
      }),
    );
    page.client.erasure?.settle();
    await waitFor(() =>
      expect([...page.server.docs.values()].map(({ fields }) => fields['note'])).toEqual(['después']),
    );
  });

  it('what another tab erases of its own store answers no question of this one', async () => {
    const real = globalThis.BroadcastChannel;
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: TabsChannel, configurable: true });
    const user = newUser();
    const page = await unsent(user);
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: real, configurable: true });
    void page.sendNow();
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    const asked = page.client.erasure;
    const another = new TabsChannel(`sync-${user}`);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only ever reaches its own origin
    another.postMessage({ type: 'erased' });
    another.close();
    await waitFor(() => expect(page.client.erasure).not.toBe(asked));
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    expect(JSON.stringify((await page.client.unsent.content()).documents)).toContain('sin enviar');
  });

  it('edits that come while the user is being asked are offered, too', async () => {
    const page = await unsent();
    void page.sendNow();
    await waitFor(() => expect(page.client.erasure?.count).toBe(1));
    await page.documents.set('day', '2026-11-22', { note: { value: 'mientras tanto' } });
    page.client.erasure?.settle();
    await waitFor(() => expect(page.client.erasure?.count).toBe(2));
    page.client.erasure?.settle();
    await waitFor(() => expect(page.documents.list('day')).toEqual([]));
  });
});
