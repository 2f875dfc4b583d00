import { quoted } from '../quoted-text.ts';

export const handwritingTexts = [
  ...quoted('2§8', 'reading ink', [
    'No hay escritura para procesar',
    'Preparando reconocimiento',
    'El sistema se está inicializando, intenta en un momento',
    'Reconocimiento limitado',
    'Intenta escribir con letra más clara y grande',
    'Texto reconocido',
    /\d+ %.*Español/,
    'Texto actualizado',
    'Dibujo guardado',
  ]),
  ...quoted('2§8', 'an engine that does not come', [
    'Error en reconocimiento',
    'Intenta reiniciar el modo de escritura',
  ]),
];
