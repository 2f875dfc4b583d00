import { demo } from '../fixtures/accounts.ts';
import { type Screen, SCREENS } from '../quality/screens.ts';

interface Needs {
  /** The section that is loaded lazily, near the viewport. */
  readonly lazySection?: string;
  /** Share of the pixels that may differ, where the picture shows times of day: the two trees are drawn minutes apart. */
  readonly tolerance?: number;
}

interface Picture extends Screen, Needs {
  /** The button that opens the dialog. */
  readonly open?: string;
}

const EMPTY = demo('nueva');
const FULL = demo('demo');
const HOME = { lazySection: 'Lo siguiente para tu etapa' };
const TIMES = { tolerance: 0.02 };

/** What the picture of a user's page needs besides its screen, by path. */
const NEEDS: Readonly<Record<string, Needs>> = {
  '/': HOME,
  '/dashboard': HOME,
  '/journaling': TIMES,
  '/profile': TIMES,
};

const pictureOf = (screen: Screen): Picture => ({
  ...screen,
  ...(screen.who && NEEDS[screen.address.replace(/\?.*/, '')]),
});

/** Every screen, the dialogs of the home page, and states that have no outline of their own. */
export const PICTURES: readonly Picture[] = [
  ...SCREENS.map(pictureOf),
  { name: 'home, how it works', address: '/', who: EMPTY, open: 'Cómo funciona el camino' },
  { name: 'home, blocks', address: '/', who: FULL, open: 'Ver los 12 Bloques' },
  { name: 'home, seals', address: '/', who: FULL, open: 'Ver todos los sellos' },
  { name: 'block, new', address: '/block/1', who: EMPTY },
  { name: 'block, missing', address: '/block/99', who: EMPTY, faults: ['404'] },
  { name: 'stage, current', address: '/block/7/etapa/26', who: FULL },
  { name: 'calendar, today', address: '/calendario', who: FULL },
  { name: 'seals, new', address: '/seals', who: EMPTY },
  { name: 'completed stages, none', address: '/etapas-completadas', who: EMPTY },
  { name: 'completed stages of a block, none', address: '/block/1/etapas-completadas', who: EMPTY },
  { name: 'earlier stages, none', address: '/block/7/etapas-anteriores', who: EMPTY },
];
