import { confirmDevice } from '@app/contract/mailed-links';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { ConfirmDevice } from './confirm-device.tsx';

const token = 'T'.repeat(43);

const renderConfirm = (
  answer: FakeAnswer = { body: { message: 'Hecho.' } },
  path = `/confirmar-dispositivo?token=${token}`,
) => renderInShell(<ConfirmDevice />, { path, answers: [[confirmDevice, answer]] });

it('V-08 confirms the device by a press, not by opening the link, and removes the token from the address bar', async () => {
  const { calls, location, container, user } = await renderConfirm();
  expect(screen.getByRole('heading', { level: 1, name: 'Confirma que eres tú' })).toBeVisible();
  expect(location()).toBe('/confirmar-dispositivo');
  expect(calls).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Sí, soy yo' }));
  expect(await screen.findByRole('heading', { name: 'Ya conocemos este dispositivo' })).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([{ token }]);
});

it('explains that a link was used', async () => {
  const { user } = await renderConfirm({ status: 400, body: { message: 'Este enlace ya se usó.' } });
  await user.click(screen.getByRole('button', { name: 'Sí, soy yo' }));
  expect(await screen.findByText('Este enlace ya se usó.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sí, soy yo' })).toBeNull();
});

it.each(['/confirmar-dispositivo', '/confirmar-dispositivo?token=abc'])(
  'says at %s that no link of ours opened it',
  async (path) => {
    const { calls } = await renderConfirm(undefined, path);
    const said = path.endsWith('abc') ? 'Este enlace ya no sirve' : 'Abre el enlace de tu correo';
    expect(screen.getByRole('heading', { level: 1, name: said })).toBeVisible();
    expect(calls).toEqual([]);
  },
);
