import { type Account, demo } from '../fixtures/accounts.ts';

export interface Picture {
  /** Name of its file, without width and theme. */
  readonly name: string;
  readonly address: string;
  /** User of the page; a visitor if absent. */
  readonly who?: Account;
  /** The button that opens the dialog. */
  readonly open?: string;
  /** The section that is loaded lazily, near the viewport. */
  readonly lazySection?: string;
  /** Share of the pixels that may differ, where the picture depends on today's date. */
  readonly tolerance?: number;
}

const EMPTY = demo('nueva');
const FULL = demo('demo');
/** Tolerance for relative dates in a list, which have moved on. */
const DATES = 0.02;
/** Tolerance for the position of today, and for the days' moods. */
const CALENDAR = 0.15;

/** Two pictures of a page: empty, and with months of content. */
const both = (name: string, address: string, more?: Pick<Picture, 'lazySection' | 'tolerance'>): Picture[] => [
  { name: `${name}-empty`, address, who: EMPTY, ...more },
  { name: `${name}-full`, address, who: FULL, ...more },
];

export const PICTURES: readonly Picture[] = [
  { name: 'landing', address: '/' },
  { name: 'login', address: '/login' },
  ...both('home', '/', { lazySection: 'Lo siguiente para tu etapa' }),
  { name: 'home-how', address: '/', who: EMPTY, open: 'Cómo funciona el camino' },
  { name: 'home-blocks', address: '/', who: FULL, open: 'Ver los 12 Bloques' },
  { name: 'home-seals', address: '/', who: FULL, open: 'Ver todos los sellos' },
  ...both('block', '/block/1'),
  { name: 'block-missing', address: '/block/99', who: EMPTY },
  ...both('stage', '/block/1/etapa/1'),
  { name: 'stage-current', address: '/block/7/etapa/26', who: FULL },
  { name: 'stage-limit', address: '/block/1/etapa/1', who: demo('limite') },
  ...both('seals', '/seals'),
  ...both('completed-stages', '/etapas-completadas'),
  ...both('block-completed-stages', '/block/1/etapas-completadas'),
  ...both('earlier-stages', '/block/7/etapas-anteriores'),
  ...both('journal', '/journaling', { tolerance: DATES }),
  { name: 'calendar', address: '/calendario', who: FULL, tolerance: CALENDAR },
  { name: 'books', address: '/books', who: FULL },
  { name: 'profile', address: '/profile', who: FULL, tolerance: DATES },
  { name: 'mirror', address: '/profile?parte=espejo', who: FULL, tolerance: DATES },
  { name: 'security', address: '/profile?parte=seguridad', who: FULL, tolerance: DATES },
  { name: 'settings', address: '/settings', who: FULL },
  { name: 'help', address: '/help', who: FULL },
];
