import { getProgress } from '@app/contract/progress';
import { endpointQuery, NetworkError, Slot, useHost, useSession } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInHost, renderWithHost } from './render-with-host.tsx';

const progress = { completedActivities: 3, totalActivities: 432, percent: 1, currentStage: 1, currentBlock: 1 };

function Progress() {
  const { openUpgrade, onLiveEvent } = useHost();
  const { user } = useSession();
  const { data, error } = useQuery(endpointQuery(getProgress, {}));
  const [isTold, setIsTold] = useState(false);
  return (
    <>
      <p>{user.username}</p>
      <p>
        {data
          ? `${data.completedActivities} vividas`
          : error instanceof NetworkError
            ? 'sin red'
            : (error?.message ?? 'esperando')}
      </p>
      <button type="button" onClick={openUpgrade}>
        Premium
      </button>
      <button type="button" onClick={() => onLiveEvent('progress_updated', () => setIsTold(true))}>
        Escuchar
      </button>
      {isTold ? <p>avisada</p> : null}
    </>
  );
}

it('answers and records calls, and returns a host of jest mocks', async () => {
  const { host, calls, user } = renderWithHost(<Progress />, [getProgress, { body: progress }]);
  expect(await screen.findByText('3 vividas')).toBeVisible();
  expect(calls.map(({ name, path }) => [name, path])).toEqual([['getProgress', '/api/progress']]);
  await user.click(screen.getByRole('button', { name: 'Premium' }));
  expect(host.openUpgrade).toHaveBeenCalledTimes(1);
});

it.each([
  [{ status: 500, body: { message: 'Algo' } }, '500: {"message":"Algo"}'],
  ['no network', 'sin red'],
] as const)('simulates errors: %j', async (answer, text) => {
  renderWithHost(<Progress />, [getProgress, answer]);
  expect(await screen.findByText(text)).toBeVisible();
});

it('simulates user, address, slots and live events', async () => {
  const { user, emit, location } = await renderInHost({
    path: '/aqui?a=1',
    user: { username: 'Lola' },
    routes: [
      {
        path: '/aqui',
        element: (
          <>
            <Progress />
            <Slot name="hueco" fallback="vacío" />
          </>
        ),
      },
    ],
    slots: { hueco: () => <p>lleno</p> },
    answers: [[getProgress, { body: progress }]],
  });
  expect(screen.getByText('Lola')).toBeVisible();
  expect(location()).toBe('/aqui?a=1');
  expect(screen.getByText('lleno')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Escuchar' }));
  emit({ event: 'progress_updated', data: { seq: 1 } });
  expect(screen.getByText('avisada')).toBeVisible();
});
