import { listRemotesAsAdmin, rollbackRemoteAsAdmin, withdrawVersionAsAdmin } from '@app/contract/admin-remotes';
import type { RemoteState } from '@app/contract/remote-versions';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote.tsx';
import { adminAnswers } from '../../../testing/an-admin.ts';

const at = (day: number) => `2026-02-0${day}T10:00:00.000Z`;
const published = { hostContract: '1', publishedAt: at(1), publishedBy: 'Equipo del jardín' };
const garden: RemoteState = {
  name: 'mf-garden',
  promoted: '1.1.0',
  previous: '1.0.0',
  versions: [
    {
      ...published,
      version: '1.2.0',
      publishedBy: 'CI del jardín',
      wasLive: false,
      source: { commit: 'a1b2c3d', change: 'feat: water the beds', forced: 'Falta un navegador en la máquina' },
    },
    { ...published, version: '1.1.0', wasLive: true },
    { ...published, version: '1.0.0', publishedBy: 'DEPLOY_TOKEN', wasLive: true },
    {
      ...published,
      version: '0.9.0',
      publishedBy: null,
      wasLive: true,
      withdrawn: { at: at(5), by: 'directora', reason: 'Borraba lo escrito' },
    },
  ],
  history: [
    { version: '1.0.0', at: at(2), action: 'promote', by: 'DEPLOY_TOKEN' },
    { version: '1.1.0', at: at(3), action: 'promote', by: 'CI del jardín' },
    { version: '1.1.0', at: at(4), action: 'retire', by: 'directora' },
    { version: '1.1.0', at: at(6), action: 'rollback', by: 'Ana' },
  ],
  owner: { access: 'user', places: ['/garden', '/orchard'], slots: [], since: at(1), by: 'Equipo del jardín' },
};

const open = (remotes: RemoteState[], ...answers: CallAnswer[]) =>
  renderInHost({
    routes,
    path: '/admin?ver=partes',
    answers: [...adminAnswers(), [listRemotesAsAdmin, { body: remotes }], ...answers],
  });
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const factIn = (card: Awaited<ReturnType<typeof cardOf>>, label: string) => card.getAllByText(label)[0]?.nextSibling;

it('R-02: shows the owner of a remote: its access, its addresses, its slots, its first publisher', async () => {
  const library: RemoteState = {
    ...garden,
    name: 'mf-library',
    promoted: null,
    owner: {
      ...garden.owner!,
      access: 'admin',
      places: [],
      slots: ['home-next-reading', 'bar-resources', 'garden-gate'],
      by: null,
    },
  };
  await open([garden, library]);
  const card = await cardOf('mf-garden');
  expect(card.getByText('Para todas')).toBeVisible();
  expect(card.getAllByText('1.1.0')).toHaveLength(1);
  expect(card.queryByText('Ninguna versión en uso')).not.toBeInTheDocument();
  expect(card.getByText('Último cambio: feat: water the beds · a1b2c3d')).toBeVisible();
  expect(card.getByText(/^No pasó sus comprobaciones .*: Falta un navegador en la máquina$/)).toBeVisible();
  expect(factIn(card, 'Direcciones')).toHaveTextContent('/garden /orchard');
  expect(card.queryByText('Dentro de páginas de otras partes')).not.toBeInTheDocument();
  expect(factIn(card, 'Publicada por primera vez')).toHaveTextContent(/^1\/2\/2026, \d+:00 · Equipo del jardín$/);
  const other = await cardOf('Recursos');
  expect(other.getByText('Solo administradoras')).toBeVisible();
  expect(other.getByText('Ninguna versión en uso')).toBeVisible();
  expect(factIn(other, 'Direcciones')).toHaveTextContent('Ninguna');
  expect(factIn(other, 'Dentro de páginas de otras partes')).toHaveTextContent(
    'La próxima lectura, en el inicio · Recursos, en la barra · garden-gate',
  );
  expect(factIn(other, 'Publicada por primera vez')).toHaveTextContent('no consta quién');
});

it('R-02: shows the state and history of each version', async () => {
  await open([garden]);
  const list = within((await cardOf('mf-garden')).getByRole('list', { name: 'Versiones de mf-garden' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/, \d+:00/g, ''));
  expect(rows).toEqual([
    '1.2.0Nunca en usoPublicada el 1/2/2026 · CI del jardínÚltimo cambio: feat: water the beds · a1b2c3dNo pasó sus comprobaciones y se publicó igualmente: Falta un navegador en la máquinaRetirar',
    '1.1.0En usoPublicada el 1/2/2026 · Equipo del jardínPuesta en uso el 6/2/2026 · AnaRetirar',
    '1.0.0Estuvo en usoPublicada el 1/2/2026 · la instalaciónPuesta en uso el 2/2/2026 · la instalaciónRetirar',
    '0.9.0RetiradaPublicada el 1/2/2026 · no consta quiénRetirada el 5/2/2026 · directoraMotivo: Borraba lo escrito',
  ]);
});

it('says once of an only version what its publication was', async () => {
  const [version] = garden.versions.filter(({ version }) => version === '1.1.0');
  const history = [{ version: '1.1.0', at: at(1), action: 'promote' as const, by: 'Equipo del jardín' }];
  await open([{ ...garden, previous: null, versions: [version!], history }]);
  const card = await cardOf('mf-garden');
  expect(card.getByText(/^Publicada y puesta en uso el 1\/2\/2026, \d+:00 · Equipo del jardín$/)).toBeVisible();
  expect(card.queryByText('Publicada por primera vez')).not.toBeInTheDocument();
  expect(card.queryByText(/^Puesta en uso/)).not.toBeInTheDocument();
});

it('collapses older versions behind a summary, and always shows the live one', async () => {
  const versions = Array.from({ length: 7 }, (_, i) => ({ ...published, version: `1.${6 - i}.0`, wasLive: i > 3 }));
  await open([{ ...garden, promoted: '1.0.0', previous: null, versions, history: [] }]);
  const card = await cardOf('mf-garden');
  const shown = within(card.getByRole('list', { name: 'Versiones de mf-garden' })).getAllByRole('listitem');
  expect(shown.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    '1.6.0',
    '1.5.0',
    '1.4.0',
    '1.3.0',
    '1.0.0',
  ]);
  expect(card.getByText('Ver 2 versiones más')).toBeVisible();
});

describe('withdrawing a version', () => {
  const start = async (version: string, ...answers: CallAnswer[]) => {
    const view = await open([garden], ...answers);
    await view.user.click(await screen.findByRole('button', { name: `Retirar mf-garden ${version}` }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: `Retirar mf-garden ${version}` }) };
  };

  it('R-04: explains the effect, asks for the reason, and does it', async () => {
    const { user, dialog, calls, host } = await start('1.2.0', [
      withdrawVersionAsAdmin,
      { body: { promoted: '1.1.0' } },
    ]);
    expect(dialog).toHaveAccessibleDescription(
      'Es para una versión con un fallo que hace daño. No se puede deshacer: no se volverá a poner en uso nunca, y sus archivos dejan de servirse en este momento.',
    );
    await user.click(screen.getByRole('button', { name: 'Retirar para siempre' }));
    expect(screen.getByLabelText('Motivo')).toHaveAccessibleDescription(/Escribe el motivo, de 3 a 200 letras\.$/);
    expect(calls.filter(({ name }) => name === 'withdrawVersionAsAdmin')).toHaveLength(0);
    await user.type(screen.getByLabelText('Motivo'), ' Pierde el foco {Enter}');
    const [act] = calls.filter(({ name }) => name === 'withdrawVersionAsAdmin');
    expect(act).toMatchObject({ params: { name: 'mf-garden', version: '1.2.0' }, body: { reason: 'Pierde el foco' } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Versión retirada',
      description: 'mf-garden 1.2.0 ya no se sirve a nadie',
    });
    expect(calls.filter(({ name }) => name === 'listRemotesAsAdmin')).toHaveLength(2);
  });

  it('R-04: of the live one, names its replacement', async () => {
    const { dialog } = await start('1.1.0');
    expect(dialog).toHaveAccessibleDescription(
      /Ahora está en uso: en su lugar vuelve la 1\.0\.0\. Las páginas abiertas/,
    );
  });

  it('does nothing unless confirmed', async () => {
    const { user, calls } = await start('1.2.0');
    await user.type(screen.getByLabelText('Motivo'), 'Un fallo');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('withdrawVersionAsAdmin');
  });

  it('still has the reason where it was closed by accident, for that version alone', async () => {
    const { user } = await start('1.2.0');
    await user.type(screen.getByLabelText('Motivo'), 'Un fallo');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Retirar mf-garden 1.1.0' }));
    expect(screen.getByLabelText('Motivo')).toHaveValue('');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Retirar mf-garden 1.2.0' }));
    expect(screen.getByLabelText('Motivo')).toHaveValue('Un fallo');
  });

  it.each([
    [
      409,
      { message: 'La versión 1.2.0 está en uso y no hay otra buena.' },
      'La versión 1.2.0 está en uso y no hay otra buena.',
    ],
    [500, { message: 'Internal' }, 'No se ha podido retirar. Vuelve a intentarlo.'],
  ])('refused with %i, it gives the reason and stays open', async (status, body, text) => {
    const { user } = await start('1.2.0', [withdrawVersionAsAdmin, { status, body }]);
    await user.type(screen.getByLabelText('Motivo'), 'Un fallo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('R-04: is not offered for a live one without a predecessor: the alternative is named', async () => {
    await open([{ ...garden, previous: null }]);
    const card = await cardOf('mf-garden');
    expect(card.queryByRole('button', { name: 'Retirar mf-garden 1.1.0' })).not.toBeInTheDocument();
    expect(screen.getByText('La versión en uso no se puede retirar donde no hay otra a la que volver.')).toBeVisible();
    expect(card.getByRole('button', { name: 'Retirar mf-garden 1.0.0' })).toBeEnabled();
  });
});

it('reports a failed load, and retries', async () => {
  let fails = true;
  const { user } = await renderInHost({
    routes,
    path: '/admin?ver=partes',
    answers: [...adminAnswers(), [listRemotesAsAdmin, () => (fails ? { status: 500, body: {} } : { body: [garden] })]],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al cargar los datos del panel de administración');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('article', { name: 'mf-garden' })).toBeVisible();
});

describe('going back to the previous version', () => {
  it('says what it means, and does it', async () => {
    const { user, calls, host } = await open([garden], [rollbackRemoteAsAdmin, { body: { version: '1.0.0' } }]);
    await user.click(await screen.findByRole('button', { name: 'Volver a la anterior: mf-garden 1.0.0' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Volver a mf-garden 1.0.0', text: expect.stringContaining('la 1.1.0') }),
    );
    expect(calls.find(({ name }) => name === 'rollbackRemoteAsAdmin')?.path).toContain('/mf-garden/rollback');
    expect(host.showToast).toHaveBeenCalledWith({
      title: 'Versión anterior en uso',
      description: 'mf-garden ha vuelto a la 1.0.0',
    });
  });

  it('keeps the keyboard focus on the card, as the button goes', async () => {
    let remote = garden;
    const { user } = await open(
      [garden],
      [listRemotesAsAdmin, () => ({ body: [remote] })],
      [
        rollbackRemoteAsAdmin,
        () => {
          remote = { ...garden, promoted: '1.0.0', previous: null };
          return { body: { version: '1.0.0' } };
        },
      ],
    );
    const button = await screen.findByRole('button', { name: 'Volver a la anterior: mf-garden 1.0.0' });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'mf-garden' })).toHaveFocus();
  });

  it('is not offered where there is none', async () => {
    await open([{ ...garden, previous: null }]);
    await cardOf('mf-garden');
    expect(screen.queryByRole('button', { name: /^Volver a la anterior/ })).not.toBeInTheDocument();
  });
});
