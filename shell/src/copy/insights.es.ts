import { counted, once } from '@app/shared-ui/copy/formats';

const decimal = once(() => new Intl.NumberFormat('es-ES', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const days = (count: number) => counted(count, 'día', 'días');

/** Words for a mean between −1 and 1. */
function inWords(value: number, [high, rather, middle, less, low]: readonly [string, string, string, string, string]) {
  if (value > 0.5) return high;
  if (value > 0.15) return rather;
  if (value >= -0.15) return middle;
  return value >= -0.5 ? less : low;
}

/** Texts of 'Espejo emocional'. Scales run from 0 to 10, as in the self-assessments. */
export const insightsCopy = {
  title: 'Espejo emocional',
  lead: 'Lo que tu calendario cuenta cuando se mira de lejos. Se calcula en tu dispositivo y no sale de él.',
  soon: {
    title: 'Aún es pronto',
    text: (needed: number) =>
      `Cuando haya ${needed} días con una emoción en tu calendario, aquí verás cómo se mueven. Sin prisa.`,
    count: (count: number) => `Por ahora hay ${days(count)}.`,
    action: 'Ir a mi calendario',
  },
  scale: (value: number) => decimal().format((value + 1) * 5),
  days,
  pleasantWords: (value: number) =>
    inWords(value, ['muy agradable', 'más bien agradable', 'a medio camino', 'más bien difícil', 'muy difícil']),
  energyWords: (value: number) =>
    inWords(value, ['con mucha energía', 'con energía', 'ni quieta ni acelerada', 'tranquila', 'muy quieta']),
  table: 'Ver en una tabla',
  columns: {
    day: 'Día',
    word: 'Emoción',
    selfCare: 'Espacio para ti',
    week: 'Semana del',
    days: 'Días',
    pleasant: 'Agradable (0–10)',
    energy: 'Energía (0–10)',
    stage: 'Etapa',
    kind: 'Los días…',
    dimension: 'Dimensión',
    before: 'Entonces',
    now: 'Ahora',
  },
  yes: 'Sí',
  no: 'No',
  noValue: '–',
  words: {
    title: 'Tus palabras',
    text: (count: number) => `En ${days(count)} has puesto nombre a lo que sentías. Las que más vuelven:`,
    times: (count: number) => counted(count, 'vez', 'veces'),
  },
  mosaic: {
    title: 'Día a día',
    spoken: (from: string, to: string) =>
      `Mosaico de tus emociones del ${from} al ${to}. Los mismos días, en la tabla.`,
  },
  time: {
    title: 'Semana a semana',
    pleasant: 'Agradable',
    energy: 'Energía',
    high: '10',
    low: '0',
    spoken: (first: string, last: string, pleasant: string, energy: string) =>
      `Media de cada semana, del ${first} al ${last}. La última ha sido ${pleasant} y ${energy}.`,
  },
  stages: {
    title: 'Etapa a etapa',
    text: 'Cómo fueron los días en los que vivías cada etapa.',
    name: (block: number, week: number) => `Bloque ${block}, etapa ${week}`,
    earlier: (count: number) => (count === 1 ? 'Ver la etapa anterior' : `Ver las ${count} anteriores`),
    none: 'Cuando escribas en las actividades de una etapa, aparecerá aquí.',
  },
  selfCare: {
    title: 'Cuando te das espacio',
    with: 'Con un espacio para ti',
    without: 'Sin él',
    more: 'Los días en los que te diste espacio fueron más agradables.',
    same: 'Los días con y sin espacio para ti se parecen.',
    less: 'Te diste espacio, sobre todo, en días difíciles.',
    one: 'Cuando haya días con y sin un espacio para ti, podrás compararlos.',
  },
  assessments: {
    title: 'Entonces y ahora',
    text: 'Tus autoevaluaciones: la primera de cada bloque y la última.',
    block: (block: number) => `Bloque ${block}`,
    moved: (label: string, then: number, now: number) => `${label}: de ${then} a ${now}`,
    once: (label: string, now: number) => `${label}: ${now} de 10`,
    earlier: (count: number) => (count === 1 ? 'Ver el bloque anterior' : `Ver los ${count} bloques anteriores`),
    none: 'Cuando hagas tu primera autoevaluación, aparecerá aquí.',
  },
} as const;
