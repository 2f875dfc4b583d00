import { listRemotesAsAdmin } from '@app/contract/admin-remotes';
import { addTester, endTrialAsAdmin, listTesters, removeTester } from '@app/contract/remote-trials';
import type { RemoteState } from '@app/contract/remote-versions';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const at = '2026-02-03T10:00:00.000Z';
const garden: RemoteState = {
  name: 'mf-garden',
  promoted: null,
  versions: [{ version: '2.0.0', hostContract: '1', publishedAt: at, trial: { until: at, by: 'CI del jardín' } }],
  history: [],
  owner: { access: 'user', places: ['/garden'], slots: [], since: at, by: null },
};
const ana = { remote: 'mf-garden', userId: 'a'.repeat(24), username: 'ana' };
const open = async (...answers: CallAnswer[]) => {
  const view = await renderInHost({
    routes,
    path: '/admin?ver=partes',
    answers: [...adminAnswers(), [listRemotesAsAdmin, { body: [garden] }], [listTesters, { body: [ana] }], ...answers],
  });
  const card = within(await screen.findByRole('article', { name: 'mf-garden' }));
  return { ...view, card, callsOf: (name: string) => view.calls.filter((made) => made.name === name) };
};

it('R-02: lists who may see versions beforehand; adds an account and takes one away', async () => {
  const { card, user, callsOf } = await open(
    [addTester, { status: 201, body: { ...ana, username: 'eva' } }],
    [removeTester, { status: 204 }],
  );
  await user.click(await card.findByText('Quién puede ver versiones antes de tiempo (1)'));
  const list = within(card.getByRole('list', { name: 'Quién puede ver versiones de mf-garden antes de tiempo' }));
  expect(list.getByText('ana')).toBeVisible();
  await user.type(card.getByLabelText('Nombre de usuario'), ' eva {Enter}');
  expect(callsOf('addTester')).toMatchObject([{ params: { name: 'mf-garden' }, body: { username: 'eva' } }]);
  await user.click(list.getByRole('button', { name: 'Quitar a ana' }));
  expect(callsOf('removeTester')).toMatchObject([{ params: { name: 'mf-garden', userId: ana.userId } }]);
});

it('keeps the keyboard focus in the list, and on its title once nobody is left', async () => {
  let testers = [ana, { ...ana, userId: 'b'.repeat(24), username: 'eva' }];
  const { card, user } = await open(
    [listTesters, () => ({ body: testers })],
    [
      removeTester,
      ({ params }) => {
        testers = testers.filter(({ userId }) => userId !== params['userId']);
        return { status: 204 };
      },
    ],
  );
  await user.click(await card.findByText('Quién puede ver versiones antes de tiempo (2)'));
  await user.click(card.getByRole('button', { name: 'Quitar a ana' }));
  const title = await card.findByText('Quién puede ver versiones antes de tiempo (1)');
  expect(card.getByRole('button', { name: 'Quitar a eva' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await card.findByText('Nadie más que las administradoras.')).toBeVisible();
  expect(title).toHaveFocus();
});

it('says which name it does not know', async () => {
  const message = 'No hay ninguna cuenta activa que se llame «nadie».';
  const { card, user } = await open([addTester, { status: 404, body: { message } }]);
  await user.click(await card.findByText('Quién puede ver versiones antes de tiempo (1)'));
  await user.type(card.getByLabelText('Nombre de usuario'), 'nadie{Enter}');
  expect(await card.findByRole('alert')).toHaveTextContent(message);
});

it('shows until when a link opens a version, and ends it', async () => {
  let hasEnded = false;
  const ended = { ...garden, versions: [{ version: '2.0.0', hostContract: '1', publishedAt: at }] };
  const { card, user, callsOf } = await open(
    [listRemotesAsAdmin, () => ({ body: [hasEnded ? ended : garden] })],
    [
      endTrialAsAdmin,
      () => {
        hasEnded = true;
        return { status: 204 };
      },
    ],
  );
  expect(card.getByText(/^Se puede ver con un enlace hasta el 3\/2\/2026, \d+:00 · CI del jardín/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Anular el enlace a mf-garden 2.0.0' }));
  expect(callsOf('endTrialAsAdmin')).toMatchObject([{ params: { name: 'mf-garden', version: '2.0.0' } }]);
  await waitFor(() => expect(card.queryByText(/^Se puede ver con un enlace/)).not.toBeInTheDocument());
  // What is left of the row tells which version it was.
  expect(card.getByText('2.0.0').closest('li')).toHaveFocus();
});
