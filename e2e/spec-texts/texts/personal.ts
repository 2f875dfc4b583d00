import { quoted } from '../quoted-text.ts';

/** Today as a browser in Madrid formats it. */
const today = new Date().toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

export const personalTexts = [
  ...quoted('2§2.14', 'profile', ['Mi Perfil', 'Editar', 'Guardar', 'Cancelar']),
  ...quoted('2§2.15', 'settings', [
    'Configuración',
    'Notificaciones',
    'Apariencia',
    'Privacidad y datos',
    'Información de la aplicación',
    'Borrar todos los datos',
    'Exportar mis datos',
    '1.0.0',
    '15 Jun 2025',
  ]),
  ...quoted('2§8', 'settings', [
    'Configuración guardada',
    'Las notificaciones han sido activadas',
    'Las notificaciones han sido desactivadas',
    'El modo oscuro ha sido activado',
    'El modo claro ha sido activado',
    'Los sonidos han sido activados',
    'Los sonidos han sido desactivados',
    'Las actualizaciones por email han sido activadas',
    'Las actualizaciones por email han sido desactivadas',
  ]),
  ...quoted('2§8', 'erasing everything', [
    '¿Estás segura de que quieres borrar todos tus datos? Esta acción no se puede deshacer.',
    'Datos borrados correctamente',
  ]),
  ...quoted('2§2.16', 'help', [
    'Centro de Ayuda',
    'Guías Completas',
    /24-48 horas/,
    /lunes a viernes, de 9:00 a 18:00/i,
    /una etapa a la vez/i,
    /10-15 minutos/,
    /3 momentos/,
  ]),
  ...quoted('2§8', 'help', ['Tu mensaje ha sido enviado. Te responderemos pronto.']),
  ...quoted('2§2.17', 'privacy', [/48 horas/, new RegExp(today)]),
];
