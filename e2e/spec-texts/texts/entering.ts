import { quoted } from '../quoted-text.ts';

export const enteringTexts = [
  ...quoted('1§5', 'signing in', [
    'El nombre de usuario debe tener al menos 3 caracteres',
    'La contraseña debe tener al menos 6 caracteres',
  ]),
  ...quoted('1§8', 'signing in', ['Inicio de sesión exitoso']),
  ...quoted('1§7', 'signing in', [/^\["track","Login"/], 'pixel'),
  ...quoted('1§8', 'failing to sign in', [
    'Error de inicio de sesión',
    'Credenciales incorrectas. Intenta de nuevo.',
    'Email no verificado - Revisa tu bandeja de entrada para verificar tu cuenta.',
    'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.',
  ]),
  ...quoted('1§5', 'registering', ['Ingresa un email válido']),
  ...quoted('1§8', 'registering', [
    'Error de registro',
    'Error al crear la cuenta. Intenta de nuevo.',
    'Registro exitoso',
    'Email reenviado',
    'Error al reenviar verificación.',
    'Error de conexión - No se pudo conectar con el servidor.',
  ]),
  ...quoted('1§7', 'registering', [/"CompleteRegistration",\{"value":0,"currency":"EUR"\}/], 'pixel'),
  ...quoted('1§5', 'forgetting the password', [
    'Email requerido - Por favor ingresa tu email para restablecer la contraseña.',
  ]),
  ...quoted('1§8', 'forgetting the password', ['Error al enviar email de restablecimiento.', 'Email enviado']),
  ...quoted('1§8', 'a link that is not valid', ['El enlace de restablecimiento ha expirado o no es válido.']),
  ...quoted('1§5', 'a new password', [
    'Campos requeridos - Por favor completa todos los campos.',
    'Contraseña muy corta - La contraseña debe tener al menos 6 caracteres.',
    'Contraseñas no coinciden - Las contraseñas deben ser idénticas.',
    'Mínimo 6 caracteres',
  ]),
  ...quoted('1§8', 'a new password', ['Error al restablecer la contraseña.', 'Contraseña restablecida']),
];
