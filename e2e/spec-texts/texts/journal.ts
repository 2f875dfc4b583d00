import { quoted } from '../quoted-text.ts';

export const journalTexts = [
  ...quoted('2§2.6', 'a personal entry', [
    'Mi Journal',
    'Volver al inicio',
    'Entradas Personales',
    'Entradas Actividades',
    'Nueva entrada personal',
    'Eliminar entrada personal',
    '¿Estás segura de que quieres eliminar esta entrada personal?',
    'Esta acción no se puede deshacer',
    'Cerrar',
    'Modificar Entrada',
  ]),
  ...quoted('2§2.5', 'a personal entry', ['Guardar reflexión', /^Autoguardado/, /^\d+ caracteres$/]),
  ...quoted('2§8', 'a personal entry', ['¡Guardado!', 'Tu reflexión ha sido guardada exitosamente']),
  ...quoted('2§5', 'an entry that cannot be saved', [
    'Por favor escribe algo o dibuja antes de guardar',
    'No se pudo identificar la actividad',
  ]),
  ...quoted('2§8', 'an entry that cannot be saved', ['Error']),
  ...quoted(
    '1§7',
    'the live channel',
    ['journal_entry_created', 'journal_entry_updated', 'activity_completed'],
    'live',
  ),
  ...quoted('1§7', 'the live channel', ['journal-updated'], 'event'),
  ...quoted(
    '2§3',
    'what stays on the device',
    [
      'userProgress',
      'journalEntries',
      'completedActivities',
      'weeks',
      'seals',
      'selfAssessment',
      'calendarioEmocional',
      'userSettings',
    ],
    'storage',
  ),
];
