import { setDeviceLook } from '@app/contract/device-look';
import type { DiscreetLook } from '@app/contract/discreet-looks';
import { createFakeDocuments } from '@app/shared-ui/testing/mock-host';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import * as z from 'zod/mini';
import { readLook } from '../../../storage/look.ts';
import { DiscreetSheet } from './discreet-sheet.tsx';
import { unfold } from '../../../testing/unfold.ts';

/** Sets the cookie as the server does. */
function setCookie(look: DiscreetLook | null): void {
  document.cookie = `discreet=${look ?? ''}; path=/; max-age=${look ? 60 : 0}`;
}
const answered: CallAnswer = [
  setDeviceLook,
  ({ body }) => {
    setCookie(z.parse(setDeviceLook.body!, body).look);
    return { status: 204 };
  },
];
// jsdom cannot load a page anew: the change itself is seen in the cookie.
const reload = jest.fn();
const open = async (answers: CallAnswer[] = [answered], settings = {}) => {
  const documents = createFakeDocuments({ documents: [{ kind: 'settings', key: 'settings', fields: settings }] });
  const view = await renderInHost({ ui: <DiscreetSheet reload={reload} />, documents, answers });
  await unfold(view.user, 'Modo discreto');
  return { ...view, saved: () => documents.get('settings', 'settings')?.fields };
};
const choose = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
  await user.click(screen.getByRole('radio', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: 'Activar' }));
};

beforeEach(() => reload.mockClear());
afterEach(() => setCookie(null));

it('D44: the first look makes the mails discreet and ends the weekly one', async () => {
  const view = await open([answered], { emailUpdates: true });
  await view.user.click(screen.getByRole('button', { name: 'Elegir una apariencia' }));
  expect(screen.getByText(/apagamos las actualizaciones por email/)).toBeVisible();
  expect(await axe(view.container)).toHaveNoViolations();
  await choose(view, 'La compra');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(readLook()).toBe('compra');
  expect(view.saved()).toEqual({ emailUpdates: false, discreetMails: true });
});

it('D44: another look changes nothing else, and the mode can be left', async () => {
  setCookie('recetas');
  const view = await open();
  expect(screen.getByText(/enseña «Recetas de casa»/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Cambiar la apariencia' }));
  expect(screen.queryByText(/apagamos las actualizaciones/)).toBeNull();
  await choose(view, 'Mis plantas');
  await waitFor(() => expect(readLook()).toBe('plantas'));
  expect(view.saved()).toEqual({});
});

it('D44: ends by one tap', async () => {
  setCookie('recetas');
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Quitar el modo discreto' }));
  await waitFor(() => expect(readLook()).toBeUndefined());
});

it.each([
  ['no network' as const, 'Hace falta conexión'],
  [{ status: 503, body: { message: 'x' } }, 'No hemos podido cambiarlo. Inténtalo otra vez.'],
  [{ status: 429, body: { message: 'Espera un minuto.' } }, 'Espera un minuto.'],
])('D44: without the server the page would be the old one: nothing changes: %j', async (answer, title) => {
  const view = await open([[setDeviceLook, answer]]);
  await view.user.click(screen.getByRole('button', { name: 'Elegir una apariencia' }));
  await choose(view, 'La compra');
  await waitFor(() => expect(view.host.showToast).toHaveBeenCalledWith(expect.objectContaining({ title })));
  expect(readLook()).toBeUndefined();
  expect(view.saved()).toEqual({});
});

it('D44: discreet mails and the password each time are settings of the account', async () => {
  const { user, saved, container } = await open();
  await user.click(screen.getByRole('switch', { name: 'Correos discretos' }));
  await user.click(screen.getByRole('switch', { name: 'Pedir siempre la contraseña' }));
  expect(saved()).toEqual({ discreetMails: true, asksEachTime: true });
  expect(await axe(container)).toHaveNoViolations();
});
