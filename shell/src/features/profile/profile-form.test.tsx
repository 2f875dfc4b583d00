import { getCurrentUser } from '@app/contract/sign-in';
import { type Profile, updateProfile } from '@app/contract/profile';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PasswordConfirmation } from '../../session/password-confirmation.tsx';
import { ProfileForm } from './profile-form.tsx';

const profile: Profile = {
  username: 'Ana',
  email: 'ana@example.com',
  pendingEmail: null,
  firstName: 'Ana',
  lastName: '',
  consent: null,
  isConsentWithdrawn: false,
};

const open = async (answer?: CallAnswer[1], facts: Partial<Profile> = {}) => {
  const view = await renderInHost({
    ui: (
      <PasswordConfirmation>
        <ProfileForm profile={{ ...profile, ...facts }} />
      </PasswordConfirmation>
    ),
    answers: [
      [updateProfile, answer ?? (({ body }) => ({ body: { profile: { ...profile, ...(body as Partial<Profile>) } } }))],
      [getCurrentUser, { status: 401, body: { message: '' } }],
    ],
  });
  const saves = () => view.calls.filter(({ name }) => name === 'updateProfile').map(({ body }) => body);
  return { ...view, saves };
};

const edit = async (view: Awaited<ReturnType<typeof open>>, label: string, text: string) => {
  await view.user.click(screen.getByRole('button', { name: 'Editar' }));
  await view.user.clear(screen.getByLabelText(label));
  await view.user.type(screen.getByLabelText(label), text);
};

it('shows the four fields', async () => {
  const { container } = await open();
  for (const label of ['Nombre de usuario', 'Email', 'Nombre', 'Apellidos'])
    expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Añadir apellidos' })).toHaveTextContent(/^Añadir$/);
  expect(await axe(container)).toHaveNoViolations();
});

it('moves the focus to the first field, and back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Editar' }));
  await waitFor(() => expect(screen.getByLabelText('Nombre de usuario')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus();
});

it('begins to edit at the field that is empty', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Añadir apellidos' }));
  await waitFor(() => expect(screen.getByLabelText('Apellidos')).toHaveFocus());
});

it('restores what was there on Cancelar, and saves nothing', async () => {
  const view = await open();
  await edit(view, 'Apellidos', 'Otra');
  await view.user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByText('Otra')).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Editar' }));
  expect(screen.getByLabelText('Apellidos')).toHaveValue('');
  expect(view.saves()).toEqual([]);
});

it('saves only changed fields, and leaves edit mode', async () => {
  const view = await open();
  await edit(view, 'Apellidos', 'Luna');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toHaveFocus();
  expect(view.saves()).toEqual([{ lastName: 'Luna' }]);
  expect(view.host.showToast).toHaveBeenCalledWith({ title: 'Tus datos están guardados' });
});

it('says where the link to another address went', async () => {
  const view = await open(() => ({ body: { profile: { ...profile, pendingEmail: 'eva@example.com' } } }));
  await edit(view, 'Email', 'eva@example.com');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible();
  expect(view.host.showToast).toHaveBeenCalledWith({
    title: 'Tus datos están guardados',
    description: 'Revisa eva@example.com: el cambio de correo se completa al abrir el enlace.',
  });
});

it('shows an address that waits, and takes it back', async () => {
  const { user, saves } = await open(undefined, { pendingEmail: 'eva@example.com' });
  expect(screen.getByRole('status')).toHaveTextContent('Te hemos enviado un enlace a eva@example.com');
  await user.click(screen.getByRole('button', { name: 'Dejarlo como estaba' }));
  expect(saves()).toEqual([{ email: 'ana@example.com' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus());
});

it.each([
  [409, { message: 'Ese nombre de usuario ya está en uso. Prueba con otro.' }],
  [400, { message: 'x', fields: { username: 'Ese nombre de usuario ya está en uso. Prueba con otro.' } }],
])('shows at the field what the server refuses (%s)', async (status, body) => {
  const view = await open({ status, body });
  await edit(view, 'Nombre de usuario', 'Eva');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ese nombre de usuario ya está en uso. Prueba con otro.')).toBeVisible();
  expect(screen.getByLabelText('Nombre de usuario')).toHaveValue('Eva');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('keeps the text without a network', async () => {
  const view = await open('no network');
  await edit(view, 'Apellidos', 'Luna');
  await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ahora mismo no hay conexión');
  expect(screen.getByLabelText('Apellidos')).toHaveValue('Luna');
});
