import { inkCopy } from '../copy/ink.es.ts';

/** Thickness and colours of the pen (2§9). */
export const PEN_MIN = 1;
export const PEN_MAX = 8;
export const PEN_DEFAULT = 3;

export type Palette = 'personal' | 'daily';

export interface PenColour {
  readonly value: string;
  readonly name: string;
}

const names = inkCopy.colours;

/** Dark enough to be read on white paper; the first is the default. */
const DAILY: readonly PenColour[] = [
  { value: '#000000', name: names.black },
  { value: '#1d4ed8', name: names.blue },
  { value: '#b91c1c', name: names.red },
  { value: '#15803d', name: names.green },
  { value: '#7e22ce', name: names.purple },
  { value: '#4b5563', name: names.grey },
  { value: '#0e7490', name: names.turquoise },
  { value: '#1e3a8a', name: names.navy },
  { value: '#be185d', name: names.raspberry },
  { value: '#c2410c', name: names.orange },
  { value: '#a16207', name: names.ochre },
  { value: '#78350f', name: names.brown },
  { value: '#4d7c0f', name: names.olive },
  { value: '#9d174d', name: names.wine },
];

export const PALETTES: Readonly<Record<Palette, readonly PenColour[]>> = {
  personal: DAILY.slice(0, 5),
  daily: DAILY,
};

export const DEFAULT_COLOUR = '#000000';
