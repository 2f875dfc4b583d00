import type { CareHelp } from '@app/contract/care';

/** Texts around every caution. */
export const careCopy = {
  title: 'Antes de empezar',
  help: {
    violence: 'Si alguien te da miedo o te hace daño, hay quien te escucha.',
    harm: 'Si piensas en hacerte daño, no te quedes a solas con ello: hay quien te escucha.',
    body: 'Si la comida o tu cuerpo son hoy un mal sitio, háblalo con quien sepa acompañarte.',
    talk: 'Si se te hace grande, háblalo con alguien.',
  } satisfies Record<CareHelp, string>,
  link: 'Ayuda y teléfonos',
  exit: '«Salida rápida», arriba, te saca de aquí al momento.',
} as const;
