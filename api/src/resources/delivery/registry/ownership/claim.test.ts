import { HttpProblem } from '../../../../platform/errors.ts';
import { type Act, settleClaim } from './claim.ts';

const owner = (name: string, holdings: readonly string[], isLive: boolean) => ({
  name,
  access: 'user' as const,
  holdings,
  isLive,
});
const OWNERS = [
  owner('mf-own', ['/own', 'home-own'], false),
  owner('mf-live', ['/live', 'bar-home'], true),
  owner('mf-idle', ['/idle', '/rest'], false),
];

interface Scene {
  readonly name?: string;
  readonly access?: 'user' | 'admin';
  readonly live?: { readonly version: string; readonly holdings: readonly string[] };
}

/** The owners that change, or the refusal. */
function settle(who: string, act: Act, holdings: string, { name = 'mf-own', access = 'user', live }: Scene = {}) {
  const claim = { access, holdings: holdings.split(' ') };
  try {
    const changed = settleClaim({ name, claim, act, isTeam: who === 'team', owners: OWNERS, live });
    return changed.map((one) => `${one.name}: ${one.holdings.join(' ')}`);
  } catch (error) {
    if (error instanceof HttpProblem) return `${error.status} ${error.body.message}`;
    throw error;
  }
}

const NEW = { name: 'mf-new' };
const GIVE = 'La instalación se la puede dar: npm run remotes -- owner mf-own.';

it.each<[who: string, act: Act, holdings: string, scene: Scene, expected: unknown]>([
  ['team', 'publish', '/new home-new', NEW, ['mf-new: /new home-new']],
  ['team', 'publish', '/new /idle', NEW, '409 La ruta /idle es de mf-idle.'],
  ['team', 'publish', '/new /profile', NEW, '409 La ruta /profile es de la propia aplicación.'],
  ['installation', 'publish', '/new /idle /live /profile /admin', NEW, ['mf-new: /new']],
  ['team', 'publish', '/own', {}, []],
  ['team', 'publish', '/own /free', {}, `403 La ruta /free no es de mf-own. ${GIVE}`],
  ['team', 'publish', '/own /idle', {}, '409 La ruta /idle es de mf-idle.'],
  ['installation', 'publish', '/own /live /profile', {}, []],
  ['installation', 'publish', '/own', { access: 'admin' }, expect.stringContaining("acceso 'user'")],
  ['team', 'promote', '/own', {}, []],
  ['team', 'promote', '/own bar-calendar', {}, `403 El sitio calendar de la barra no es de mf-own. ${GIVE}`],
  ['installation', 'promote', '/own', {}, []],
  ['installation', 'promote', '/own /free', {}, ['mf-own: /own home-own /free']],
  ['installation', 'promote', '/own /idle', {}, ['mf-idle: /rest', 'mf-own: /own home-own /idle']],
  ['installation', 'promote', '/own /live', {}, '409 La ruta /live es de mf-live.'],
  ['installation', 'promote', '/own bar-home', {}, '409 El sitio home de la barra es de mf-live.'],
  ['installation', 'promote', '/own /admin', {}, '409 La ruta /admin es de la propia aplicación.'],
  ['installation', 'change', '/own /admin', { access: 'admin' }, ['mf-own: /own /admin']],
  ['installation', 'change', '/idle', {}, ['mf-idle: /rest', 'mf-own: /idle']],
  ['installation', 'change', '/live', {}, '409 La ruta /live es de mf-live.'],
  [
    'installation',
    'change',
    '/own',
    { live: { version: '1.0.0', holdings: ['/own', 'home-own'] } },
    '409 El hueco home-own está en uso en la versión 1.0.0.',
  ],
])('R-02 Z-07: the %s may %s %s', (who, act, holdings, scene, expected) => {
  expect(settle(who, act, holdings, scene)).toEqual(expected);
});

it('a version cannot be promoted without an owner', () => {
  expect(() => settle('installation', 'promote', '/new', NEW)).toThrow('without an owner record');
});
