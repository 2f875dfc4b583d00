/**
 * The screens that are kept as pictures. `who` says whose: `nueva` has nothing yet, `demo` has months of everything, `null` is a
 * visitor. `open` presses a button by its name once the page stands, to show a dialog.
 */
const EMPTY = 'nueva';
const FULL = 'demo';

const both = (name, path, rest = {}) => [
  { name, path, who: EMPTY, state: 'empty', ...rest },
  { name, path, who: FULL, state: 'full', ...rest },
];

export const screens = [
  { name: 'landing', path: '/', who: null },
  { name: 'login', path: '/login', who: null },
  ...both('home', '/'),
  { name: 'home-how', path: '/', who: EMPTY, open: 'Cómo funciona el camino' },
  { name: 'home-blocks', path: '/', who: FULL, open: 'Ver los 12 Bloques' },
  { name: 'home-seals', path: '/', who: FULL, open: 'Ver todos los sellos' },
  ...both('block', '/block/1'),
  { name: 'block-missing', path: '/block/99', who: EMPTY },
  ...both('stage', '/block/1/etapa/1'),
  { name: 'stage-current', path: '/block/7/etapa/26', who: FULL },
  { name: 'stage-limit', path: '/block/1/etapa/1', who: 'limite' },
  ...both('seals', '/seals'),
  ...both('completed-stages', '/etapas-completadas'),
  ...both('block-completed-stages', '/block/1/etapas-completadas'),
  ...both('earlier-stages', '/block/7/etapas-anteriores'),
  ...both('journal', '/journaling'),
  { name: 'calendar', path: '/calendario', who: FULL },
  { name: 'books', path: '/books', who: FULL },
  { name: 'profile', path: '/profile', who: FULL },
  { name: 'settings', path: '/settings', who: FULL },
  { name: 'help', path: '/help', who: FULL },
];
