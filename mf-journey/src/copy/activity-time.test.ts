import { anActivity } from '../testing/a-journey.ts';
import { activityTime } from './activity-time.es.ts';

it.each([
  ['3 Minutos de Nada', 'daily_practice', 'once', '3 min, 10 min con la escritura'],
  [
    '3 Minutos de Nada: antes de contestar',
    'daily_practice',
    'day',
    '3 min, 10 min con la escritura, a lo largo del día',
  ],
  ['Media hora sin interrupciones', 'audio', 'once', '10 min con la escritura'],
  ['Veinte minutos sin itinerario', 'audio', 'once', '10 min con la escritura'],
  ['El minuto de antes', 'integration', 'days', '10 min, a ratos, durante unos días'],
  ['La hora de cierre', 'integration', 'once', '10 min'],
] as const)('of «%s» (%s, %s) does not contradict the title: %s', (title, type, span, text) => {
  const activity = anActivity({ title, type, time: { minutes: 10, span } });
  expect(activityTime(activity).replaceAll('\u00a0', ' ')).toBe(text);
});
