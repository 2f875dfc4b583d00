import { type AdminMail, listMails, resendMail } from '@app/contract/admin-mails';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { adminAnswers } from '../../testing/an-admin.ts';
import { onADay } from '@app/shared-ui/testing/on-a-day';

onADay('2026-12-01T12:00:00');

const at = (local: string) => new Date(local).toISOString();
const aMail = (id: string, facts: Partial<AdminMail> = {}): AdminMail => ({
  id: id.padStart(24, '0'),
  kind: 'reset',
  to: 'ana@example.com',
  state: 'sent',
  attempts: 1,
  orderedAt: at('2026-12-01T09:00:00'),
  finishedAt: at('2026-12-01T09:00:05'),
  canResend: true,
  ...facts,
});
const failed = { state: 'failed', attempts: 30, orderedAt: at('2026-11-28T18:05:00') } as const;
const mails = [
  aMail('1', { state: 'waiting', attempts: 2, finishedAt: null, to: 'eva@example.com' }),
  aMail('2', { kind: 'reminder' }),
  // Ordered before another, and sent after it.
  aMail('3', { orderedAt: at('2026-11-30T23:00:00'), finishedAt: at('2026-12-01T00:10:00'), attempts: 3 }),
  aMail('4', { orderedAt: at('2026-11-30T08:00:00'), finishedAt: at('2026-11-30T08:00:00') }),
  aMail('5', failed),
  aMail('6', { ...failed, kind: 'device-link', to: null, canResend: false }),
];

const open = (body: readonly AdminMail[], answers: CallAnswer[] = [], headers: Record<string, string> = {}) =>
  renderInHost({
    routes,
    path: '/admin?ver=correos',
    answers: [...adminAnswers(), [listMails, { body, headers }], ...answers],
  });
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('begins with how many were sent, wait and have failed', async () => {
  await open(mails);
  await screen.findByRole('heading', { level: 2, name: 'Correos de la última semana' });
  const counts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(counts).toEqual([
    ['Enviados', '3'],
    ['En espera', '1'],
    ['No han salido', '2'],
  ]);
  expect(screen.queryByText(/^Contados los/)).not.toBeInTheDocument();
});

it('says which ones it has counted where there are more', async () => {
  await open(mails, [], { Link: '</api/admin/mails?cursor=page-two>; rel="next"' });
  const text = 'Contados los 6 más recientes. Hay más antiguos al final de la página.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cargar más' })).toBeVisible();
});

it('shows what has failed first, with its reason and what to do', async () => {
  await open(mails);
  expect(await rowsOf('No han salido')).toEqual([
    'Restablecer contraseñaana@example.comPedido el 28/11/2026, 18:05 · 30 intentosComprueba que la dirección está bien escrita y reenvíalo.Reenviar',
    'Confirmación de un dispositivoDirección no guardadaPedido el 28/11/2026, 18:05 · 30 intentosEste no se puede repetir: si hacía falta, escríbele tú.',
  ]);
  expect(screen.getByText(/^El servidor de correo no los ha aceptado en cerca de un día/)).toBeVisible();
  expect(await rowsOf('En espera')).toEqual([
    'Restablecer contraseñaeva@example.comPedido el 1/12/2026, 9:00 · 2 intentosReenviar',
  ]);
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['No han salido', 'En espera', 'Enviados']);
});

it('folds what was sent, by the day on which it was', async () => {
  const { user } = await open(mails);
  const today = await screen.findByText('Hoy · 2 correos');
  expect(screen.getByText('Ayer · 1 correo')).toBeVisible();
  expect(screen.getByText('Enviado a las 9:00')).not.toBeVisible();
  await user.click(today);
  expect(screen.getByText('Enviado a las 9:00')).toBeVisible();
  expect(screen.getByText('Enviado a las 0:10 · 3 intentos')).toBeVisible();
});

it('has no heading for what there is none of', async () => {
  await open([aMail('1')]);
  expect(await screen.findByRole('heading', { level: 3, name: 'Enviados' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
});

it('leaves the keyboard focus at the title where a list has no other button', async () => {
  const { user } = await open(mails, [[resendMail, { status: 204 }]]);
  const list = within(await screen.findByRole('list', { name: 'No han salido' }));
  await user.click(list.getByRole('button', { name: 'Reenviar: Restablecer contraseña, ana@example.com' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

it('says when there are none', async () => {
  await open([]);
  expect(await screen.findByText('En la última semana no ha salido ningún correo.')).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it.each([
  [{ status: 204 }, { title: 'Correo reenviado' }],
  [
    { status: 500, body: {} },
    { title: 'No se ha podido reenviar el correo', tone: 'error' },
  ],
] as const)('sends one again: %j', async (answer, toast) => {
  const { user, calls, host } = await open(mails, [[resendMail, answer]]);
  const list = within(await screen.findByRole('list', { name: 'No han salido' }));
  await user.click(list.getByRole('button', { name: 'Reenviar: Restablecer contraseña, ana@example.com' }));
  expect(calls.filter(({ name }) => name === 'resendMail').map(({ params }) => params['id'])).toEqual([
    '5'.padStart(24, '0'),
  ]);
  expect(host.showToast).toHaveBeenCalledWith(toast);
});
