import { quoted } from '../quoted-text.ts';

export const calendarTexts = [
  ...quoted('2§2.12', 'the calendar', [
    'Mes',
    'Semana',
    'Día',
    'Hoy',
    'Me di espacio hoy',
    'Sin registro',
    '¿Cómo te sientes hoy?',
    'Hoy me di espacio para mí',
    'Guardar como PDF',
    'Cancelar',
    'Guardar',
    'Volver al inicio',
  ]),
  ...quoted('2§3', 'the calendar', [
    'Luna',
    'Flor',
    'Corazón',
    'Pausa',
    'Libro',
    'Estrella',
    'Destellos',
    'Sol',
    'Vela',
    'Gota',
  ]),
  ...quoted('2§8', 'a calendar that cannot be read', ['Error al cargar los datos del calendario'], 'console'),
];
