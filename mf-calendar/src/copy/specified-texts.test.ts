import { missingIn, type SpecifiedTexts, textsOf } from '@app/shared-ui/testing/texts-of';
import { calendarCopy } from './calendar.es.ts';
import { dayCopy } from './day.es.ts';

/** Texts that the specification quotes for the calendar, by its sections. */
const SPECIFIED: SpecifiedTexts = {
  '2§2.12': [
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
  ],
  '2§3': ['Luna', 'Flor', 'Corazón', 'Pausa', 'Libro', 'Estrella', 'Destellos', 'Sol', 'Vela', 'Gota'],
};

const texts = textsOf([calendarCopy, dayCopy]);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
