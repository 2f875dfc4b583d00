import { listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { listFaultsAsAdmin } from '@app/contract/remote-faults';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const at = (day: number) => `2026-02-0${day}T10:00:00.000Z`;
const frame = { file: 'remote.1a.chunk.js', line: 1, column: 234 };

const fault = {
  name: 'mf-garden',
  version: '2.0.0',
  kind: 'render_failed',
  error: 'TypeError',
  count: 3,
  firstAt: at(1),
  lastAt: at(2),
  frames: [{ ...frame, column: 7 }, frame],
};

async function open(faults: readonly object[]) {
  const garden = {
    name: 'mf-garden',
    promoted: null,
    versions: [{ version: '2.0.0', hostContract: '1', publishedAt: at(1) }],
    history: [],
  };
  return renderInHost({
    routes,
    path: '/admin?ver=partes',
    answers: [...adminAnswers(), [listRemotesAsAdmin, { body: [garden] }], [listFaultsAsAdmin, { body: faults }]],
  });
}

it('shows what failed in browsers, with its places', async () => {
  const { user } = await open([fault, { ...fault, name: 'mf-orchard' }]);
  await user.click(await screen.findByText('Fallos en los navegadores (1)'));
  const row = within(screen.getByRole('list', { name: 'Fallos de mf-garden' }));
  expect(row.getByText('TypeError · 2.0.0')).toBeVisible();
  expect(row.getByText('3 veces')).toBeVisible();
  expect(row.getByText(/^Del 1\/2\/2026, \d+:00 al 2\/2\/2026, \d+:00$/)).toBeVisible();
  const places = within(row.getByRole('list', { name: 'Lugares en el código' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['remote.1a.chunk.js:1:7', 'remote.1a.chunk.js:1:234']);
});

it('names once the moment of what has failed once', async () => {
  const { user } = await open([{ ...fault, count: 1, lastAt: fault.firstAt }]);
  await user.click(await screen.findByText('Fallos en los navegadores (1)'));
  expect(screen.getByText(/^El 1\/2\/2026, \d+:00$/)).toBeVisible();
});

it('tells apart faults that began at the same place at once, and the rounds of one that calls itself', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = { ...frame, line: 7 };
  const { user } = await open([
    fault,
    { ...fault, kind: 'load_failed' },
    { ...fault, frames: [fault.frames[0], other, other] },
  ]);
  await user.click(await screen.findByText('Fallos en los navegadores (3)'));
  const list = screen.getByRole('list', { name: 'Fallos de mf-garden' });
  const places = within(list).getAllByRole('list', { name: 'Lugares en el código' });
  expect(places.map((each) => within(each).getAllByRole('listitem').length)).toEqual([2, 2, 3]);
  expect(complaints.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
});
