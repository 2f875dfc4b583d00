import { brokenRule } from './reset-rules.ts';

it.each([
  ['', '', 'Campos requeridos', 'Por favor completa todos los campos.'],
  ['secreta', '', 'Campos requeridos', 'Por favor completa todos los campos.'],
  ['', 'secreta', 'Campos requeridos', 'Por favor completa todos los campos.'],
  ['12345', '12345', 'Contraseña muy corta', 'La contraseña debe tener al menos 6 caracteres.'],
  ['🌱🌱🌱', '🌱🌱🌱', 'Contraseña muy corta', 'La contraseña debe tener al menos 6 caracteres.'],
  ['secreta', 'Secreta', 'Contraseñas no coinciden', 'Las contraseñas deben ser idénticas.'],
  ['secreta', 'secreta ', 'Contraseñas no coinciden', 'Las contraseñas deben ser idénticas.'],
])('%j / %j breaks: %s', (newPassword, repeated, title, text) => {
  expect(brokenRule({ newPassword, repeated })).toEqual({ title, text });
});

it.each(['123456', 'ñandú ñ', '🌱🌱🌱🌱🌱🌱', '      '])('%j may be sent', (password) => {
  expect(brokenRule({ newPassword: password, repeated: password })).toBeUndefined();
});
