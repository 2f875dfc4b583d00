import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

it('ties label, hint and error to the control', async () => {
  const { container } = render(
    <main>
      <TextField label="Email" hint="El de siempre" error="Ingresa un email válido" required />
      <PasswordField label="Contraseña" autoComplete="new-password" />
    </main>,
  );
  const email = screen.getByLabelText('Email');
  expect(email).toBeRequired();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('El de siempre Ingresa un email válido');
  expect(screen.getByRole('alert')).toHaveTextContent('Ingresa un email válido');
  // One element for the label: the toggle is named by its own text.
  expect(screen.getByLabelText('Contraseña')).toBeValid();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows a password and hides it, keeping what was typed', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="Contraseña" />);
  const field = screen.getByLabelText('Contraseña');
  await user.type(field, 'secreta');
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secreta');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('names what it shows', () => {
  render(<PasswordField label="Repite el PIN" secret="PIN" />);
  expect(screen.getByRole('button', { name: 'Mostrar PIN' })).toBeVisible();
});

it('reads a titled message as one sentence', () => {
  render(<FormError title="Campos requeridos" text="Por favor completa todos los campos." />);
  expect(screen.getByRole('alert').textContent).toBe('Campos requeridos - Por favor completa todos los campos.');
});
