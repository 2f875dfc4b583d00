import { missingIn, type SpecifiedTexts, textsOf } from '@app/shared-ui/testing/texts-of';
import { editorCopy } from './editor.es.ts';
import { entriesCopy } from './entries.es.ts';
import { headings } from './headings.es.ts';
import { inkCopy } from './ink.es.ts';
import { journalCopy } from './journal.es.ts';
import { recognitionCopy } from './recognition.es.ts';

/** Texts that the specification quotes for the journal and its editor, by its sections. */
const SPECIFIED: SpecifiedTexts = {
  '2§2.4': ['Escríbelo en tu Journaling', 'Revisa Tu Entrada'],
  '2§2.5': ['Guardar reflexión', /^Autoguardado/, /^\d+ caracteres$/],
  '2§2.6': [
    'Mi Journal',
    'Volver al inicio',
    'Entradas Personales',
    'Entradas Actividades',
    'Nueva entrada personal',
    'Eliminar entrada personal',
    '¿Estás segura de que quieres eliminar esta entrada personal?',
    'Esta acción no se puede deshacer',
    'Modificar Entrada',
  ],
  '2§5': ['Por favor escribe algo o dibuja antes de guardar', 'No se pudo identificar la actividad'],
  '2§8': [
    '¡Guardado!',
    'Tu reflexión ha sido guardada exitosamente',
    'Error',
    'No hay escritura para procesar',
    'Preparando reconocimiento',
    'El sistema se está inicializando, intenta en un momento',
    'Reconocimiento limitado',
    'Intenta escribir con letra más clara y grande',
    'Texto reconocido',
    /\d+ %.*Español/,
    'Texto actualizado',
    'Dibujo guardado',
    'Error en reconocimiento',
    'Intenta reiniciar el modo de escritura',
  ],
};

const texts = textsOf([editorCopy, entriesCopy, headings, inkCopy, journalCopy, recognitionCopy], [[12], [87, 'spa']]);

it.each(Object.entries(SPECIFIED))('has the texts of %s to the letter', (_, specified) => {
  expect(missingIn(texts, specified)).toEqual([]);
});
