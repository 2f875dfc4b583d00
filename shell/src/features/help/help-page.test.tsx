import { sendContact } from '@app/contract/contact';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import type { CallAnswer } from '@app/shared-ui/testing/render-with-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HelpPage } from './help-page.tsx';

const sent: CallAnswer = [sendContact, { status: 201, body: { message: 'ok' } }];
const open = (...answers: CallAnswer[]) => renderInHost({ ui: <HelpPage />, answers });
const MESSAGE = 'Mensaje';

it('has five questions, of which one is open at a time', async () => {
  const { user, container } = await open();
  const questions = screen.getAllByRole('button', { expanded: false }).filter((button) => button.closest('h3'));
  expect(questions).toHaveLength(5);
  const [first, second] = questions;
  await user.click(first!);
  expect(screen.getByText(/una etapa a la vez/)).toBeVisible();
  second!.focus();
  await user.keyboard('{Enter}');
  expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(first).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(second).toHaveAttribute('aria-expanded', 'false');
  expect(await axe(container)).toHaveNoViolations();
});

it('has the numbers for an emergency once, before all else', async () => {
  await open();
  const numbers = screen.getByText('Si necesitas ayuda ahora');
  const questions = screen.getByRole('heading', { name: 'Preguntas frecuentes' });
  expect(numbers.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows nothing of a closed answer, and leaves the room between a channel and its hours', async () => {
  await open();
  const [first] = screen.getAllByRole('button', { expanded: false }).filter((button) => button.closest('h3'));
  const answer = first!.closest('h3')!.nextElementSibling;
  expect(answer).toHaveStyle({ display: 'none' });
  expect(screen.getByText('Lunes a viernes, de 9:00 a 18:00')).not.toHaveStyle({ marginTop: '-6px' });
});

it('opens the whole guides, with the routines of the specification', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Guías Completas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guías Completas' }));
  expect(dialog.getByRole('heading', { name: 'Rutina de mañana: 10-15 minutos' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Reflexión de noche: 3 momentos' })).toBeVisible();
});

it('says what it is not, and whom to call', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  await open();
  expect(screen.getByText(/esto no sustituye una terapia/)).toBeVisible();
  const numbers = within(screen.getByRole('region', { name: 'Si necesitas ayuda ahora' }));
  for (const number of ['112', '024', '016'])
    expect(numbers.getByRole('link', { name: new RegExp(`^${number}`) })).toHaveAttribute('href', `tel:${number}`);
});

it('says when somebody answers', async () => {
  await open();
  expect(screen.getByText('Respondemos en 24-48 horas.')).toBeVisible();
  expect(screen.getByText('Lunes a viernes, de 9:00 a 18:00')).toBeVisible();
});

it('sends the form and clears it', async () => {
  const { user, calls, host } = await open(sent);
  await user.type(screen.getByLabelText('Asunto'), 'Una duda');
  await user.type(screen.getByLabelText(MESSAGE), 'Hola');
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  expect(calls.at(-1)?.body).toEqual({
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Una duda',
    message: 'Hola',
  });
  expect(host.alert).toHaveBeenCalledWith('Tu mensaje ha sido enviado. Te responderemos pronto.');
  for (const label of ['Tu nombre', 'Tu correo', 'Asunto', MESSAGE])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

it('keeps what is typed while the message is on its way', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { user, host } = await open([
    sendContact,
    async () => {
      await arrived;
      return { status: 201, body: { message: 'ok' } };
    },
  ]);
  await user.type(screen.getByLabelText('Asunto'), 'Una duda');
  await user.type(screen.getByLabelText(MESSAGE), 'Hola ');
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await user.type(screen.getByLabelText(MESSAGE), 'otra vez');
  arrive();
  await waitFor(() => expect(host.alert).toHaveBeenCalled());
  expect(screen.getByLabelText(MESSAGE)).toHaveValue('Hola otra vez');
  expect(screen.getByLabelText('Asunto')).toHaveValue('');
});

it('sends once, however often the button is pressed before the page has changed', async () => {
  const { user, calls, host } = await open(sent);
  await user.type(screen.getByLabelText('Asunto'), 'Una duda');
  await user.type(screen.getByLabelText(MESSAGE), 'Hola');
  const send = screen.getByRole('button', { name: 'Enviar mensaje' });
  await act(async () => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(host.alert).toHaveBeenCalled());
  expect(calls).toHaveLength(1);
});

it('asks for all four fields', async () => {
  const { user, calls } = await open(sent);
  for (const label of ['Tu nombre', 'Tu correo']) await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  expect(screen.getAllByRole('alert')).toHaveLength(4);
  expect(calls).toHaveLength(0);
});

it('keeps the text when it cannot be sent', async () => {
  const { user, host } = await open([sendContact, { status: 500, body: {} }]);
  await user.type(screen.getByLabelText('Asunto'), 'Una duda');
  await user.type(screen.getByLabelText(MESSAGE), 'Hola');
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu mensaje sigue aquí');
  expect(screen.getByLabelText(MESSAGE)).toHaveValue('Hola');
  expect(host.alert).not.toHaveBeenCalled();
});

it('leads from the chat to the form, and keeps the text in it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Mensaje'), 'Hola, Eva:');
  await user.click(screen.getByRole('button', { name: /Escribir ahora|Dejar un mensaje/ }));
  expect(screen.getByLabelText('Asunto')).toHaveValue('Mensaje desde Ayuda');
  expect(screen.getByLabelText('Mensaje')).toHaveValue('Hola, Eva:');
  expect(screen.getByLabelText('Mensaje')).toHaveFocus();
});

it('leads from the chat to the form every time', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /Escribir ahora|Dejar un mensaje/ }));
  await user.clear(screen.getByLabelText('Asunto'));
  await user.click(screen.getByRole('button', { name: /Escribir ahora|Dejar un mensaje/ }));
  expect(screen.getByLabelText('Asunto')).toHaveValue('Mensaje desde Ayuda');
});
