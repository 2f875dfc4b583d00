import { screen } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { UpgradeProvider, useUpgrade } from './upgrade.tsx';

function Doors() {
  const { openUpgrade, offerUpgrade } = useUpgrade();
  return (
    <>
      <button type="button" onClick={openUpgrade}>
        Pedir
      </button>
      <button type="button" onClick={offerUpgrade}>
        Ofrecer
      </button>
    </>
  );
}

async function open() {
  const { user } = await renderInShell(
    <UpgradeProvider>
      <Doors />
    </UpgradeProvider>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const close = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  };
  return { press, close };
}

it('is offered unasked once a visit, and opens each time on request', async () => {
  const { press, close } = await open();
  await press('Ofrecer');
  await close();
  await press('Ofrecer');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Pedir');
  await close();
  await press('Pedir');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('is not offered after the user has asked for it', async () => {
  const { press, close } = await open();
  await press('Pedir');
  await close();
  await press('Ofrecer');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
