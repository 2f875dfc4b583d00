import type { ActivitySpan } from '@app/contract/activity-time';
import type { ContentKindName } from '@app/contract/admin-content';
import type { BlockIcon } from '@app/contract/blocks';
import type { CareHelp } from '@app/contract/care';
import type { CoverMotif } from '@app/contract/cover-motifs';
import type { sealIconSchema } from '@app/contract/seals';

const shared = { seedling: 'Brote', wind: 'Viento', sun: 'Sol', lock: 'Candado' };
const blockIcons: Record<BlockIcon, string> = {
  ...shared,
  eye: 'Ojo',
  heart: 'Corazón',
  shield: 'Escudo',
  'message-circle': 'Conversación',
  zap: 'Rayo',
  sparkles: 'Destellos',
  refresh: 'Flechas en círculo',
  expand: 'Flechas hacia fuera',
};
const sealIcons: Record<(typeof sealIconSchema.options)[number], string> = {
  ...shared,
  water: 'Agua',
  tree: 'Árbol',
  feather: 'Pluma',
  dove: 'Paloma',
  unlock: 'Candado abierto',
};
const spans: Record<ActivitySpan, string> = {
  once: 'Un rato',
  day: 'Un día',
  days: 'Varios días',
  week: 'Una semana',
};
const helps: Record<CareHelp, string> = {
  violence: 'Ante la violencia',
  harm: 'Ante la idea de hacerse daño',
  body: 'Para el cuerpo',
  talk: 'Alguien con quien hablar',
};
const motifs: Record<CoverMotif, string> = {
  paw: 'Huella de animal',
  'open-door': 'Puerta abierta',
  footprints: 'Pisadas',
  cup: 'Taza',
  bird: 'Pájaro',
  suitcase: 'Maleta',
  rose: 'Rosa',
  mountain: 'Montaña',
  shell: 'Caracola',
  house: 'Casa',
  shirt: 'Camisa',
  atom: 'Átomo',
  bus: 'Autobús',
  trees: 'Árboles',
  blossom: 'Flor de cerezo',
  rails: 'Vías del tren',
  biscuit: 'Galleta',
  note: 'Nota musical',
  flame: 'Llama',
  pot: 'Olla',
};

const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { span: spans, help: helps, motif: motifs };

/** What a field of a text can be, by the word that the files have for it; `undefined` where it is free. */
export const choices = (kind: ContentKindName, key: string): Readonly<Record<string, string>> | undefined => {
  if (key === 'icon') return kind === 'seal' ? sealIcons : blockIcons;
  return FIELDS[key];
};
