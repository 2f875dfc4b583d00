import 'fake-indexeddb/auto';
import { logout } from '@app/contract/sign-in';
import { type Activity, setActivityStatus } from '@app/contract/activities';
import { answerCalls, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import type { CompletionQueue } from '../completion-queue/completion-queue.ts';
import { SyncClient } from '@app/sync/sync-client';
import { SyncContext } from '../sync-context.ts';
import { texts, whenIdle } from '@app/sync/testing/client-setting';
import { createFakeServer } from '@app/sync/testing/fake-server';
import { useProgress } from '../use-progress.ts';
import { SignOutProvider, useSignOut } from './sign-out-provider.tsx';

const activity: Activity = {
  id: 1,
  blockId: 1,
  weekId: 1,
  title: 'Actividad 1',
  description: '',
  type: 'reading',
  time: { minutes: 40, span: 'once' },
  status: 'completed',
  isLocked: false,
  body: null,
};

function SignOut() {
  const leave = useSignOut();
  return <button onClick={() => void leave()}>Salir</button>;
}

interface PageProps {
  readonly client: SyncClient;
  readonly onMoves: (completions: CompletionQueue) => void;
}

function Page({ client, onMoves }: PageProps) {
  const { completions } = useProgress(client);
  useEffect(() => {
    onMoves(completions);
  }, [completions, onMoves]);
  return (
    <SyncContext value={client}>
      <button onClick={() => void completions.move(1, 'completed')}>Completar</button>
      <SignOutProvider completions={completions}>
        <SignOut />
      </SignOutProvider>
    </SyncContext>
  );
}

/** Never ends: the page is not reloaded. */
const leaving = () => new Promise<never>(() => {});

async function aPage(userId: string, keepsNothing: boolean) {
  const { transport } = createFakeServer();
  const client = new SyncClient({ userId, window, transport, keepsNothing, texts, whenIdle });
  let completions: CompletionQueue | undefined;
  const { user } = await renderInHost({
    ui: (
      <Toaster>
        <Page client={client} onMoves={(made) => (completions = made)} />
      </Toaster>
    ),
    user: { hasPremiumAccess: true },
  });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { client, count: () => completions?.count(), press };
}

it.each([false, true])(
  'asks before a completion that the server lacks is lost, and signs out when it has been sent: memory %s',
  async (keepsNothing) => {
    const { count, press } = await aPage(`leaving-${String(keepsNothing)}`, keepsNothing);
    const calls = answerCalls([setActivityStatus, 'no network'], [logout, leaving]);
    await press('Completar');
    await waitFor(async () => expect(await count()).toBe(1));
    await press('Salir');
    expect(await screen.findByText(/Hay 1 paso de tu camino que todavía no ha llegado/)).toBeTruthy();
    expect(calls.some(({ name }) => name === logout.name)).toBe(false);

    const later = answerCalls([setActivityStatus, { body: { activity } }], [logout, leaving]);
    await act(() => press('Reintentar'));
    await waitFor(() =>
      expect(later.map(({ path }) => path)).toEqual(['/api/activities/1/status', '/api/auth/logout']),
    );
  },
);

it.each<[string, (client: SyncClient) => Promise<unknown>]>([
  ['a text that nothing could read', ({ quarantine }) => quarantine.keep('otro-calendario', '{"days":{}}')],
  ['a drawing whose entry has been sent', async ({ documents }) => documents.keepDrawing(new Blob(['dibujo']))],
])('asks before %s goes with the device', async (name, keep) => {
  const { client, press } = await aPage(`leaving-${name.length}`, false);
  await keep(client);
  const calls = answerCalls([logout, leaving]);
  await press('Salir');
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 texto');
  expect(calls.some((call) => call.name === logout.name)).toBe(false);
});

it('leaves at once with nothing unsent', async () => {
  const { press } = await aPage('leaving-clean', false);
  const calls = answerCalls([logout, leaving]);
  await press('Salir');
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout']));
});
