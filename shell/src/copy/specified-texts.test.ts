import { operator } from '@app/contract/operator';
import { missingIn, type SpecifiedTexts, textsOf } from '@app/shared-ui/testing/texts-of';
import { authCopy } from './auth.es.ts';
import { copy } from './every-page.es.ts';
import { forgotPasswordCopy } from './forgot-password.es.ts';
import { helpCopy } from './help.es.ts';
import { landingCopy } from './landing.es.ts';
import { mailLinksCopy } from './mail-links.es.ts';
import { profileCopy } from './profile.es.ts';
import { registerCopy } from './register.es.ts';
import { resendVerificationCopy } from './resend-verification.es.ts';
import { settingsCopy } from './settings.es.ts';
import { signedInCopy } from './signed-in.es.ts';
import { syncCopy } from './sync-notices.es.ts';
import { upgradeCopy } from './upgrade.es.ts';

/** Texts that the specification quotes for the pages of the shell, by its sections. The operator’s are among them. */
const SPECIFIED: SpecifiedTexts = {
  '1§1': [/© 2025/, /1\.000 mujeres/, /\d+ años/],
  '1§2': [
    'Panel Admin',
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
    'Volver al inicio',
    'Mi perfil',
    'Mi journal',
    'Mis sellos',
    'Ayuda',
    'Cerrar sesión',
    'Tu camino hacia la reconexión interior',
    'Contacto',
    'Privacidad',
    /© 2026/,
  ],
  '1§5': [
    'Email requerido - Por favor ingresa tu email para restablecer la contraseña.',
    'Campos requeridos - Por favor completa todos los campos.',
    'Contraseña muy corta - La contraseña debe tener al menos 6 caracteres.',
    'Contraseñas no coinciden - Las contraseñas deben ser idénticas.',
    'Mínimo 6 caracteres',
  ],
  '1§6': ['Acceso Denegado', 'No tienes permisos de administrador para acceder a esta página.'],
  '1§8': [
    'Inicio de sesión exitoso',
    'Error de inicio de sesión',
    'Credenciales incorrectas. Intenta de nuevo.',
    'Email no verificado - Revisa tu bandeja de entrada para verificar tu cuenta.',
    'Error de conexión - No se pudo conectar con el servidor. Intenta de nuevo más tarde.',
    'Error de registro',
    'Error al crear la cuenta. Intenta de nuevo.',
    'Registro exitoso',
    'Email reenviado',
    'Error al reenviar verificación.',
    'Error de conexión - No se pudo conectar con el servidor.',
    'Error al enviar email de restablecimiento.',
    'Email enviado',
    'El enlace de restablecimiento ha expirado o no es válido.',
    'Error al restablecer la contraseña.',
    'Contraseña restablecida',
  ],
  '2§2.14': ['Mi Perfil', 'Editar', 'Guardar', 'Cancelar'],
  '2§2.15': [
    'Configuración',
    'Notificaciones',
    'Apariencia',
    'Privacidad y datos',
    'Información de la aplicación',
    'Borrar todos los datos',
    'Exportar mis datos',
    '1.0.0',
    '15 Jun 2025',
  ],
  '2§2.16': [
    'Centro de Ayuda',
    'Guías Completas',
    /24-48 horas/,
    /lunes a viernes, de 9:00 a 18:00/i,
    /una etapa a la vez/i,
    /10-15 minutos/,
    /3 momentos/,
  ],
  '2§6': [
    'Funcionalidad próximamente',
    'El sistema de pagos estará disponible pronto. Contacta al administrador para acceso premium.',
    '34,90€',
    '49,90€',
    /15€/,
    /pago único/i,
    /de por vida/i,
    /108 actividades/,
    /12 bloques/,
  ],
  '2§8': [
    'Registrado',
    'Error',
    'Hubo un problema al registrar tu interés. Por favor intenta nuevamente.',
    'Email enviado exitosamente',
    /spam/,
    /límite gratuito/,
    'Configuración guardada',
    'Las notificaciones han sido activadas',
    'Las notificaciones han sido desactivadas',
    'El modo oscuro ha sido activado',
    'El modo claro ha sido activado',
    'Los sonidos han sido activados',
    'Los sonidos han sido desactivados',
    'Las actualizaciones por email han sido activadas',
    'Las actualizaciones por email han sido desactivadas',
    '¿Estás segura de que quieres borrar todos tus datos? Esta acción no se puede deshacer.',
    'Datos borrados correctamente',
    'Tu mensaje ha sido enviado. Te responderemos pronto.',
  ],
};

const texts = textsOf(
  [
    operator,
    authCopy,
    copy,
    forgotPasswordCopy,
    helpCopy,
    landingCopy,
    mailLinksCopy,
    profileCopy,
    registerCopy,
    resendVerificationCopy,
    settingsCopy,
    signedInCopy,
    syncCopy,
    upgradeCopy,
  ],
  [[true], [false], [42], [2026]],
);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
