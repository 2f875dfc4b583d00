import { getVaultOpenings } from '@app/contract/vault-openings';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Openings } from './openings.tsx';

it('D45: says for what and when the key was used without a request, also for a purpose of a later version', async () => {
  const openings = [
    { purpose: 'reminder', days: 12, last: '2026-11-27' },
    { purpose: 'calendarFeed', days: 1, last: '2026-11-03' },
    { purpose: 'somethingNew', days: 2, last: '2026-10-30' },
  ];
  const { container } = await renderInHost({
    ui: <Openings />,
    answers: [[getVaultOpenings, { body: { openings } }]],
  });
  const lines = within(await screen.findByRole('list', { name: 'Días en que se ha usado tu clave' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Para tu recordatorio: 12 días; el último, el 27 de noviembre de 2026.',
    'Para tu calendario privado, cuando lo leyó quien tiene su dirección: un día, el 3 de noviembre de 2026.',
    'Para otra tarea del servicio: 2 días; el último, el 30 de octubre de 2026.',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('D45: says so when there was none, and offers another try when it cannot be read', async () => {
  let answer: { status?: number; body: unknown } = { status: 503, body: { message: 'Prueba en un momento.' } };
  const { user } = await renderInHost({ ui: <Openings />, answers: [[getVaultOpenings, () => answer]] });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  answer = { body: { openings: [] } };
  await user.click(retry);
  expect(await screen.findByText('En este tiempo no ha pasado.')).toBeVisible();
});
