import { kindOfText } from './kind-of-text.ts';

it.each([
  ['3 Minutos de Nada', '', 'practice'],
  ['3 Minutos de Nada: la escucha', 'Un audio para empezar.', 'practice'],
  ['Autoevaluación', 'Cómo estás hoy.', 'assessment'],
  ['Tu punto de partida', 'Puntúa del 1 al 10 tu calma.', 'assessment'],
  ['Journaling guiado', 'Sobre una película.', 'journaling'],
  ['Un libro para la mesilla', 'Con su ejercicio.', 'book'],
  ['Lectura de la semana', '', 'book'],
  ['Película simbólica', 'Mírala sin prisa.', 'film'],
  ['Frase de reflexión', 'Para celebrar.', 'phrase'],
  ['Integración personal', '', 'integration'],
  ['Celebración emocional', 'Con música.', 'celebration'],
  ['Audio de calma', '', 'audio'],
  ['Para el camino', 'Una PLAYLIST tranquila.', 'audio'],
  ['Otra cosa', 'Que no se parece a ninguna.', 'other'],
])('%s / %s is %s', (title, description, kind) => {
  expect(kindOfText({ title, description })).toBe(kind);
});
