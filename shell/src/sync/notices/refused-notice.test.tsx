import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SyncClient } from '@app/sync/sync-client';
import { SyncContext } from '../sync-context.ts';
import { texts, whenIdle } from '@app/sync/testing/client-setting';
import { createFakeServer } from '@app/sync/testing/fake-server';
import { RefusedNotice } from './refused-notice.tsx';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const entry = { kind: 'entry', key: 'activity-9' } as const;

/** A full account: accepts only what deletes something. */
async function aFullAccount() {
  const { transport, docs, plant, refuse } = createFakeServer();
  const [createdAt, updatedAt] = ['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.000Z'];
  plant({
    ...entry,
    rev: 1,
    deleted: false,
    fields: { title: 'Lo de antes' },
    fieldRevs: { title: 1 },
    createdAt,
    updatedAt,
  });
  refuse(({ action }) => (action === 'set' && !docs.get('entry/activity-9')?.deleted ? 'account_full' : undefined));
  const client = new SyncClient({ userId: 'full-account', window, transport, keepsNothing: false, texts, whenIdle });
  stops.push(client.start());
  await client.pull();
  await client.documents.set('day', '2026-11-21', { note: { value: 'no cabe' } });
  await client.sendNow();
  return client;
}

it('shows the reason above every page, as long as it holds', async () => {
  const page = await aFullAccount();
  render(
    <SyncContext value={page}>
      <RefusedNotice onDownload={() => undefined} />
    </SyncContext>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Tus textos ocupan todo el espacio de tu cuenta.');
  expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
  await act(async () => {
    await page.documents.remove('entry', entry.key);
    await page.sendNow();
  });
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});
