import { trackPremiumClick } from '@app/contract/premium';
import type { FakeAnswer } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { UpgradeModal } from './upgrade-modal.tsx';

async function renderModal(answer: FakeAnswer = { body: { success: true, emailSent: true, message: '' } }) {
  const onClose = jest.fn();
  const view = await renderInShell(<UpgradeModal onClose={onClose} />, { answers: [[trackPremiumClick, answer]] });
  return { ...view, onClose };
}

afterEach(() => localStorage.clear());

it('says what premium is and what it costs, once and for life', async () => {
  const { baseElement } = await renderModal();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('34,90€')).toBeVisible();
  expect(dialog.getByText('49,90€').closest('s')).toBeVisible();
  expect(dialog.getByText('Ahorras 15€')).toBeVisible();
  expect(dialog.getByText('Pago único · acceso de por vida')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Las 108 actividades',
    'Los 12 bloques del camino',
    'Los sellos emocionales',
    'Seguimiento avanzado de tu progreso',
    'La biblioteca sin restricciones',
    'El listado de películas simbólicas',
    'Los retos de transformación',
    'Contenido exclusivo',
    'Acceso hasta la actividad 5',
    'Calendario completo',
    'Journal personal',
    'Contenido básico de la biblioteca',
  ]);
  expect(await axe(baseElement, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('says that payments come soon', async () => {
  const { user, onClose } = await renderModal();
  await user.click(screen.getByRole('button', { name: 'Actualizar a Premium' }));
  expect(screen.getByText('Funcionalidad próximamente')).toBeVisible();
  expect(
    screen.getByText('El sistema de pagos estará disponible pronto. Contacta al administrador para acceso premium.'),
  ).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', '/help');
});

it('says at a later visit when it wrote, and offers to write again', async () => {
  localStorage.setItem('premiumMailSentOn', String(new Date(2025, 10, 29, 12).getTime()));
  const { user, calls } = await renderModal();
  expect(screen.getByText('Te escribimos el 29 de noviembre.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quiero información por correo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Volver a enviar' }));
  expect(await screen.findByRole('dialog', { name: 'Email enviado exitosamente' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['trackPremiumClick']);
});

it('does not offer it again on the same day, on which the server writes once', async () => {
  const { user, unmount } = await renderModal();
  expect(screen.queryByText(/^Te (escribimos|hemos escrito)/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quiero información por correo' }));
  await screen.findByRole('dialog', { name: 'Email enviado exitosamente' });
  unmount();
  await renderModal();
  expect(screen.getByText('Te hemos escrito hoy. Si no lo ves, mira en tu carpeta de spam.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /información por correo|Volver a enviar/ })).not.toBeInTheDocument();
});

it('confirms that a mail is on its way', async () => {
  const { user, calls, onClose } = await renderModal();
  await user.click(screen.getByRole('button', { name: 'Quiero información por correo' }));
  expect(await screen.findByRole('dialog', { name: 'Email enviado exitosamente' })).toHaveTextContent(/spam/);
  expect(calls.map(({ name, body }) => [name, body])).toEqual([['trackPremiumClick', undefined]]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('thanks with the server’s words when no mail could be sent', async () => {
  const { user, onClose } = await renderModal({
    body: { success: true, emailSent: false, message: 'Hemos apuntado tu interés.' },
  });
  await user.click(screen.getByRole('button', { name: 'Quiero información por correo' }));
  expect((await screen.findByRole('status')).textContent).toBe('Registrado - Hemos apuntado tu interés.');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each<[string, FakeAnswer]>([
  ['an error', { status: 500, body: { message: 'Otra cosa.' } }],
  ['no network', 'no network'],
  ['an answer without success', { body: { success: false, emailSent: false, message: '' } }],
])('says that it went wrong on %s', async (_, answer) => {
  const { user, onClose } = await renderModal(answer);
  await user.click(screen.getByRole('button', { name: 'Quiero información por correo' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Error - Hubo un problema al registrar tu interés. Por favor intenta nuevamente.',
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('takes an answer without success for an error of its own', async () => {
  const { user, queryClient } = await renderModal({ body: { success: false, emailSent: false, message: '' } });
  await user.click(screen.getByRole('button', { name: 'Quiero información por correo' }));
  await screen.findByRole('alert');
  const [interest] = queryClient.getMutationCache().getAll();
  expect(interest?.state.error?.message).toBe('Error al registrar interés');
});
